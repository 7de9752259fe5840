/** One screenshot of the contact sheet. */
export type Shot = { name: string; who: string; scheme: string; width: number; file: string }

/** A page that shows every screenshot, a row for each scene and theme. */
export function sheetHtml(shots: readonly Shot[]): string {
  const rows = new Map<string, Shot[]>()
  for (const shot of shots) {
    const title = `${shot.who}: ${shot.name}, ${shot.scheme}`
    rows.set(title, [...(rows.get(title) ?? []), shot])
  }
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
  body { margin: 2rem; font: 14px system-ui; background: #777; color: #fff }
  section { display: flex; gap: 1rem; align-items: start; margin-block-end: 2rem }
  img { block-size: 22rem }
</style>
${[...rows].map(([title, row]) => `<h2>${title}</h2><section>${row.map(picture).join('')}</section>`).join('\n')}
</html>
`
}

function picture({ file, width }: Shot): string {
  return `<a href="${file}"><img src="${file}" alt="${width} pixels wide" loading="lazy"></a>`
}
