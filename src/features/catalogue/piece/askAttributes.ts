/** The link that opens a chat about a piece, beside its address and its words. */
export const ASK = {
  className: 'button',
  'data-look': 'outline',
  target: '_blank',
  rel: 'noopener noreferrer',
}
