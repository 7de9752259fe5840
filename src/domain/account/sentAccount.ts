// What phones send about an account besides its record.

/** PocketBase asks for the old password where a signed-in person sets a new one. */
export type SentPassword = { password: string; passwordConfirm: string; oldPassword: string }

/** Asks for a link, by mail, to set a new password. */
export type SentResetRequest = { email: string }

/** Asks for a link, by mail to the new address, to move the account there. */
export type SentEmailChange = { email: string; password: string }

/** The token of that link. */
export type SentEmailConfirmation = { token: string; password: string }

/** Whether there is no account, or no longer, with the id that a device remembers. */
export type AccountAnswer = { deleted: boolean }
