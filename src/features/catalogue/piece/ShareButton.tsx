import { detail } from '#copy/product/detail.ts'
import { Button } from '#ui/parts/Button.tsx'
import { copyText } from '#ui/device/copyText.ts'
import { notify } from '#ui/notices/notify.ts'
import { paths } from '#ui/routing/paths.ts'

/** Shares the product's address with the device's share sheet, or copies it. */
export function ShareButton({ name, slug }: { name: string; slug: string }) {
  async function share() {
    const url = location.origin + paths.product(slug)
    if (navigator.canShare?.({ url }))
      return navigator.share({ title: name, url }).catch(ignoreRefusal)
    notify((await copyText(url)) ? detail.linkCopied : detail.copyFailed(url))
  }
  return (
    <Button look="quiet" onClick={() => void share()}>
      {detail.share}
    </Button>
  )
}

/** Closing the share sheet is a choice, not a failure. */
function ignoreRefusal(): void {}
