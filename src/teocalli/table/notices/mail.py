"""Letters: by the host's mail server, only to addresses whose owner has said yes; each has a link that ends them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import smtplib
import ssl
from concurrent.futures import Executor
from dataclasses import dataclass
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from teocalli.table.commands import same
from teocalli.table.notices.channels import Channel
from teocalli.table.notices.finding import Notice
from teocalli.table.notices.post import Undelivered
from teocalli.table.notices.settings import Relay
from teocalli.table.speech import speech

#: Seconds for each step of handing a letter over.
LONGEST = 15.0
MOST_ADDRESS = 254
CONFIRM, STOP = "confirm", "stop"


def is_address(text: str) -> bool:
    """Whether a text is one e-mail address, as nearly all are written."""
    try:
        found = Address(addr_spec=text)
    except (ValueError, IndexError, MessageError):
        return False
    is_plain = text.isascii() and text.isprintable() and " " not in text and len(text) <= MOST_ADDRESS
    return is_plain and bool(found.username) and "." in found.domain.strip(".")


def token(secret: bytes, verb: str, channel: str) -> str:
    """A word for a link that only whoever reads the letter knows."""
    return f"{channel}.{hmac.new(secret, f'{verb} {channel}'.encode(), hashlib.sha256).hexdigest()[:40]}"


def read(secret: bytes, verb: str, word: str) -> str:
    """The channel that a link is about; empty when it is none of ours."""
    channel = word.partition(".")[0]
    return channel if same(word, token(secret, verb, channel)) else ""


def hand_over(relay: Relay, letter: EmailMessage) -> None:
    """Give a letter to the mail server. Blocks."""
    safely = ssl.create_default_context()
    try:
        with (
            smtplib.SMTP_SSL(relay.host, relay.port, timeout=LONGEST, context=safely)
            if relay.scheme == "smtps"
            else smtplib.SMTP(relay.host, relay.port, timeout=LONGEST)
        ) as server:
            if relay.scheme == "smtp":
                server.starttls(context=safely)
            if relay.user:
                server.login(relay.user, relay.password)
            server.send_message(letter)
    except (smtplib.SMTPException, OSError) as error:
        raise Undelivered(type(error).__name__) from None  # its text may name the receiver


@dataclass(frozen=True)
class Mail:
    """Tells by e-mail."""

    relay: Relay
    site: str
    secret: bytes
    executor: Executor

    async def send(self, channel: Channel, notice: Notice) -> None:
        stop = self.link(STOP, channel)
        t = speech(notice.language).say
        last = t("letter-stop", link=stop)
        letter = self._letter(channel, notice.title, f"{notice.text}\n{self.site}{notice.path}\n\n-- \n{last}\n")
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._hand_over(letter)

    async def ask(self, channel: Channel, language: str) -> None:
        """Ask the owner of an address whether letters are welcome."""
        t = speech(language).say
        text = t("letter-confirm", site=self.site, link=self.link(CONFIRM, channel))
        await self._hand_over(self._letter(channel, t("letter-confirm-title"), f"{text}\n"))

    def link(self, verb: str, channel: Channel) -> str:
        return f"{self.site}/notices/{verb}/{token(self.secret, verb, channel.id)}"

    def _letter(self, channel: Channel, subject: str, text: str) -> EmailMessage:
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.relay.sender, channel.address, subject
        letter["Date"], letter["Auto-Submitted"] = formatdate(), "auto-generated"
        letter["Message-ID"] = make_msgid(domain=self.relay.sender.rpartition("@")[2].rstrip(">"))
        letter.set_content(text)
        return letter

    async def _hand_over(self, letter: EmailMessage) -> None:
        await asyncio.get_running_loop().run_in_executor(self.executor, hand_over, self.relay, letter)
