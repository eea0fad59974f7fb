/** Of a mail: what it is about, and its text. */
type MailText = { readonly subject: string; readonly text: string };

const UNREAD = 'You need not answer: nobody reads what is sent to this address.';

export function resetText(link: string, minutes: number): MailText {
  return {
    subject: 'Set a new password',
    text: lines(
      'somebody, probably you, has asked for a new password for your account. This link sets one:',
      link,
      `It works once, within ${String(minutes)} minutes, and ends every session of yours.`,
      'If you had a password, a Google account that signs in as you no longer does: connect it again in your profile.',
      'If it was not you, leave it alone: your password stays as it is.',
    ),
  };
}

export function confirmText(link: string, hours: number): MailText {
  return {
    subject: 'Confirm your email address',
    text: lines(
      'this link says that mail to this address reaches you. Open it and press the button:',
      link,
      `It works once, within ${String(hours)} hours. From then on this is the address of your account.`,
      'If you have no account at the site of this link, leave it alone: nothing happens then.',
    ),
  };
}

export function changedText(siteUrl: string): MailText {
  return {
    subject: 'Your account has another email address',
    text: lines(
      `your account at ${siteUrl} has another email address from now on. This one no longer signs in.`,
      'If it was not you, tell whoever runs the site at once: somebody else has your password.',
    ),
  };
}

/** @param site its name, if it has one, and its address */
export function invitationText(site: string, link: string, until: Date): MailText {
  return {
    subject: 'You are invited',
    text: lines(
      `you are invited to ${site}, where people practise data structures and algorithms. This link makes your account:`,
      link,
      `It is for you alone, and works until ${until.toISOString().slice(0, 10)}.`,
    ),
  };
}

export function messagesText(page: string, unread: number): MailText {
  const isOne = unread === 1;
  const count = unread.toLocaleString('en');
  return {
    subject: isOne ? 'A message from the contact page' : `${count} messages from the contact page`,
    text: lines(
      isOne
        ? 'one message is unread. Read it here:'
        : `${count} messages are unread. Read them here:`,
      page,
      'The next mail about messages comes in an hour at the earliest.',
    ),
  };
}

export function testText(siteUrl: string): MailText {
  return {
    subject: 'A test mail',
    text: lines(`this is a test: ${siteUrl} sends mail, and it arrives.`),
  };
}

/**
 * Nothing that a person has typed stands in a mail, not even a name: whoever registers with the address of
 * somebody else would have us send them any words. What administrators call the site may.
 */
function lines(...paragraphs: readonly string[]): string {
  return `${['Hello,', ...paragraphs, UNREAD].join('\n\n')}\n`;
}
