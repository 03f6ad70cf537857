// What the page has besides its own modules.
declare const Idiomorph: { morph(target: Element, html: string, options: object): void };
