// Stands in the page itself: script is asked for once the page has been painted, so that words,
// typefaces and the first pictures have the network and the processor to themselves.
const files = JSON.parse(document.getElementById('scripts').textContent)
function start() {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
  void import(files[0])
}
// Nothing is painted where nobody looks.
if (document.hidden) start()
else requestAnimationFrame(() => setTimeout(start))
