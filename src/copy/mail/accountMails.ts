import { withoutLinks } from '#domain/base/text.ts'
import { PAGES } from '#domain/site/pages.js'
import { paragraphs, type Mail } from './mail.ts'

/** A placeholder, replaced when the mail is sent: the real link is secret and is never stored. */
export const LATE_LINK = 'https://late.invalid/link'

/** To a shopper who forgot the password. */
export function resetMail(shop: string): Mail {
  return {
    subject: `Reset your ${shop} password`,
    text: paragraphs([
      'Hello,',
      `Someone, we hope it was you, asked to reset the password of your ${shop} account.`,
      `Choose a new password: ${LATE_LINK}`,
      'The link works once, for 30 minutes. If it was not you, ignore this mail.',
      shop,
    ]),
  }
}

/** To the new address of an account. */
export function emailChangeMail(shop: string): Mail {
  return {
    subject: `Confirm your new email address at ${shop}`,
    text: paragraphs([
      'Hello,',
      `Someone, we hope it was you, asked to use this address for their ${shop} account.`,
      `Confirm it here, with your password: ${LATE_LINK}`,
      'The link works once, for 30 minutes. If it was not you, ignore this mail.',
      shop,
    ]),
  }
}

/** To the old address of an account, when a change was asked for. */
export function emailChangeNotice(shop: string, email: string): Mail {
  return {
    subject: `Your email address at ${shop} is about to change`,
    text: paragraphs([
      'Hello,',
      `Someone, we hope it was you, asked to change the address of your ${shop} account to ${withoutLinks(email)}.`,
      'It changes when the link that we sent there is opened.',
      'If it was not you, change your password now: the link then no longer works.',
      shop,
    ]),
  }
}

/** To an address that was typed into the newsletter form. */
export function newsletterMail(shop: string): Mail {
  return {
    subject: `Confirm your subscription to ${shop}`,
    text: paragraphs([
      'Hello,',
      `This address was entered for the newsletter of ${shop}.`,
      `To subscribe, confirm it here: ${LATE_LINK}`,
      'The link works for two days. If it was not you, ignore this mail: nothing will be sent.',
      shop,
    ]),
  }
}

/** To an existing shopper when a sign-up uses their address. */
export function knownAddressMail(shop: string, address: string): Mail {
  return {
    subject: `You already have an account at ${shop}`,
    text: paragraphs([
      'Hello,',
      `Someone, perhaps you, tried to open an account at ${shop} with this address. It has one.`,
      `To sign in: ${address}${PAGES.Login.path}`,
      `If you forgot the password: ${address}${PAGES.ForgotPassword.path}`,
      'If it was not you, there is nothing to do: nothing was changed.',
      shop,
    ]),
  }
}
