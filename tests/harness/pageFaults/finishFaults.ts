import type { Page } from 'playwright-core'

/**
 * What is out of line on the page as shown, one line per fault: words cut off in a select, fields of
 * a row at different heights, text buttons beside their column or smaller than the words beside them,
 * buttons below each other that are not as wide, skipped heading levels, table lines with gaps, and
 * checkboxes that are too small for a finger or not in line with what is above them.
 */
export async function finishFaults(page: Page, where: string): Promise<string[]> {
  const faults = await page.evaluate(faultsOnPage)
  return faults.map((fault) => `${where}: ${fault}`)
}

/** Runs in the page. Lengths in CSS pixels. */
function faultsOnPage(): string[] {
  const ALIGNED = 2
  const ARROW = 20
  const SMALLEST_BOX = 20

  function all<E extends Element>(selector: string): E[] {
    return [...document.querySelectorAll<E>(selector)].filter((element) =>
      element.checkVisibility(),
    )
  }

  function textBox(element: Element): DOMRect {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect()
  }

  function cutWords(): string[] {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return ['no canvas to measure words with']
    return all<HTMLSelectElement>('select').flatMap((select) => {
      const { font, paddingLeft, paddingRight, appearance } = getComputedStyle(select)
      canvas.font = font
      const words = select.selectedOptions[0]?.text ?? ''
      // An arrow of our own is within the padding.
      const arrow = appearance === 'none' ? 0 : ARROW
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow
      return canvas.measureText(words).width > room ? [`"${words}" is cut off`] : []
    })
  }

  function unevenFields(): string[] {
    const fields = all('.field').map((field) => ({
      name: field.querySelector('label')?.textContent ?? '',
      label: field.querySelector('label')?.getBoundingClientRect().top ?? 0,
      control: field.querySelector('.control')?.getBoundingClientRect().top ?? 0,
    }))
    return fields.flatMap((field, place) => {
      const before = fields[place - 1]
      if (!before || Math.abs(before.label - field.label) > 1) return []
      const uneven = Math.abs(before.control - field.control) > ALIGNED
      return uneven ? [`${before.name} and ${field.name} are not level`] : []
    })
  }

  function shiftedButtons(): string[] {
    return all('.button[data-look="quiet"], [class*="textButton"]').flatMap((button) => {
      const column = button.parentElement
      // A menu's entries share the menu's own padding.
      if (!column || column.tagName === 'NAV') return []
      const { paddingLeft, borderLeftWidth } = getComputedStyle(column)
      const edge =
        column.getBoundingClientRect().left + parseFloat(paddingLeft) + parseFloat(borderLeftWidth)
      const { left } = textBox(button)
      const isFirst = [...column.children].every(
        (other) => other.getBoundingClientRect().left >= button.getBoundingClientRect().left,
      )
      // Further away it was placed at the other end on purpose.
      const shift = left - edge
      const isShifted = isFirst && Math.abs(shift) > ALIGNED && shift < 40
      return isShifted ? [`${button.textContent} is ${shift.toFixed(1)} px out of line`] : []
    })
  }

  function skippedHeadings(): string[] {
    const levels = all('h1, h2, h3, h4').map((heading) => Number(heading.tagName.slice(1)))
    return levels.flatMap((level, place) => {
      const before = levels[place - 1] ?? 1
      return level > before + 1 ? [`h${level} follows h${before}`] : []
    })
  }

  function brokenLines(): string[] {
    return all<HTMLTableRowElement>('tr').flatMap((row) => {
      const lines = [...row.cells].map((cell) => getComputedStyle(cell).borderTopWidth)
      return new Set(lines).size > 1 ? [`the line above "${row.innerText}" has gaps`] : []
    })
  }

  function smallBoxes(): string[] {
    return all<HTMLInputElement>('input[type="checkbox"]').flatMap((box) =>
      box.getBoundingClientRect().width < SMALLEST_BOX
        ? [`the box of "${box.labels?.[0]?.textContent}" is small`]
        : [],
    )
  }

  function shiftedBoxes(): string[] {
    return all<HTMLInputElement>('label > input[type="checkbox"]').flatMap((box) => {
      const label = box.closest('label')
      const { paddingLeft, borderLeftWidth } = getComputedStyle(label ?? box)
      const edge = (label ?? box).getBoundingClientRect().left + parseFloat(paddingLeft)
      const shift = box.getBoundingClientRect().left - edge - parseFloat(borderLeftWidth)
      return Math.abs(shift) > 1 ? [`the box of "${label?.textContent}" is out of line`] : []
    })
  }

  function raggedButtons(): string[] {
    const inRows = all('.row > .button, .row > form > .button')
    const top = (button: Element) => button.getBoundingClientRect().top
    const isAlone = (button: Element) =>
      inRows.every((other) => other === button || Math.abs(top(other) - top(button)) > ALIGNED)
    const buttons = inRows.filter(
      (button) => button.getAttribute('data-look') !== 'quiet' && isAlone(button),
    )
    return buttons.flatMap((button) => {
      const { bottom, left, width } = button.getBoundingClientRect()
      const below = buttons.find((other) => {
        const place = other.getBoundingClientRect()
        const isBelow = place.top >= bottom && Math.abs(place.left - left) <= ALIGNED
        return isBelow && other.closest('.row') === button.closest('.row')
      })
      const isRagged = below && Math.abs(below.getBoundingClientRect().width - width) > ALIGNED
      return isRagged ? [`${button.textContent} is not as wide as ${below.textContent}`] : []
    })
  }

  function smallerButtons(): string[] {
    return all('.button[data-look="quiet"]').flatMap((button) => {
      const { fontSize } = getComputedStyle(button)
      const words = [...(button.parentElement?.children ?? [])].find(
        (other) => other.tagName === 'P' && getComputedStyle(other).fontSize !== fontSize,
      )
      return words ? [`${button.textContent} is not as large as "${words.textContent}"`] : []
    })
  }

  return [
    ...cutWords(),
    ...unevenFields(),
    ...shiftedButtons(),
    ...skippedHeadings(),
    ...brokenLines(),
    ...smallBoxes(),
    ...shiftedBoxes(),
    ...raggedButtons(),
    ...smallerButtons(),
  ]
}
