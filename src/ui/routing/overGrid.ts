/** History state of a product that was opened from the grid: it shows in a panel over it. */
export const OVER_GRID = { overGrid: true } as const

export function isOverGrid(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'overGrid' in state
}

/**
 * Removes the state from the history entry of a visit or a reload: there is no grid below the panel
 * then, and the server has rendered the product's page. Call before the router starts.
 */
export function forgetGrid(): void {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('usr' in state)) return
  if (isOverGrid(state.usr)) history.replaceState({ ...state, usr: null }, '')
}
