/** The preview of shared links to pages without a picture of their own, 1200 by 630 pixels. */
export const SOCIAL_PICTURE = '/pictures/social-1200x630.jpg'

/** One file of a picture, for use outside the shop; rendered ones exist in several widths. */
export function pictureFile(image: string): string {
  return /^\/pictures\/[a-z0-9-]+$/.test(image) ? `${image}-960.webp` : image
}
