import { describe, expect, it } from 'vitest'
import { gallery } from '#copy/home/home.ts'
import { CARD_LIMIT, cardBytes, missingFiles } from '#tests/harness/build/pictureFiles.ts'

const scenes = [...gallery.cards.map(({ picture }) => picture), 'about']

describe.each(scenes)('the scene %s of the home page', (scene) => {
  it('has pictures in three widths and two formats, light enough for a slow connection', () => {
    expect(missingFiles(scene)).toEqual([])
    expect(cardBytes(scene)).toBeLessThanOrEqual(CARD_LIMIT)
  })
})
