/**
 * Whether an error of sending says that the recipient is refused for good (RFC 5321, 4.2.3). A detailed
 * code (RFC 3463) has to be about the mailbox, not about the sender or the house's right to send.
 */
export function isRecipientRefused(error: string): boolean {
  const [reply, detail] = /\b55[0-3]\b\W*(5\.\d+\.\d+)?/.exec(error) ?? []
  return reply !== undefined && (!detail || /^5\.(1\.(?![78]$)|2\.)/.test(detail))
}
