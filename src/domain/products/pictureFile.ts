/** What a shared link shows where the page has no picture of its own: 1200 by 630 pixels. */
export const SOCIAL_PICTURE = '/pictures/social-1200x630.jpg'

/** One file of a picture, for others to show: our own come in several widths, an owner's in one. */
export function pictureFile(image: string): string {
  return /^\/pictures\/[a-z0-9-]+$/.test(image) ? `${image}-960.webp` : image
}
