/** Attributes of the link that opens a chat about a piece, apart from its address. */
export const ASK = {
  className: 'button',
  'data-look': 'outline',
  target: '_blank',
  rel: 'noopener noreferrer',
}
