/** The page of one product: what the record says, and what holds for every piece. */
export const product = {
  trail: 'You are here',
  showPicture: (place: number, of: number) => `Picture ${place} of ${of}`,
  previous: 'Previous picture',
  next: 'Next picture',
  lookAt: (picture: string) => `Look closer: ${picture}`,
  zoomIn: 'Closer',
  zoomOut: 'Further away',
  zoomHint:
    'Double-tap, pinch or scroll to come closer. Drag or use the arrow keys to look around.',
  ask: 'Ask about this piece',
  cloth: 'The cloth',
  details: 'Details',
  made: 'How it is made',
  included: 'In the price',
  parts: 'What is included',
  promises: 'What we promise',
  wornWith: 'Complete the look',
  policies: 'All our policies',
  howToCare: 'How to care for each cloth',
} as const

/** The message that opens the chat about a piece. */
export function askAboutPiece(name: string, address: string): string {
  return `I have a question about ${name}: ${address}`
}
