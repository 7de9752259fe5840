import type { Driver, Point } from '#tests/engines/drivers/driver.ts'
import { textOf } from '#tests/engines/drivers/json.ts'

/** The colour that the engine has painted at a point, as computed styles write it: `rgb(1, 2, 3)`. */
export async function colourAt(driver: Driver, { x, y }: Point): Promise<string> {
  const png = (await driver.screenshot()).toString('base64')
  const colour = await driver.run(`(async () => {
    const bytes = Uint8Array.from(atob('${png}'), (character) => character.charCodeAt(0))
    const pen = new OffscreenCanvas(1, 1).getContext('2d')
    pen.drawImage(await createImageBitmap(new Blob([bytes])), ${-x}, ${-y})
    return 'rgb(' + pen.getImageData(0, 0, 1, 1).data.slice(0, 3).join(', ') + ')'
  })()`)
  return textOf(colour)
}
