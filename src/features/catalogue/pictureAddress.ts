/** One file of a picture, for others to show: our own come in several widths, an owner's in one. */
export function pictureAddress(image: string): string {
  return /^\/pictures\/[a-z0-9-]+$/.test(image) ? `${image}-960.webp` : image
}
