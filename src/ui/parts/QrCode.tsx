import { renderSVG } from 'uqr'
import '#ui/styles/parts/qrCode.css'

const SIZE_PX = 200

/** A QR code of 200 by 200 (specified), drawn on the device: no third party sees its text. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const source = `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`
  return <img src={source} width={SIZE_PX} height={SIZE_PX} alt={label} className="qr-code" />
}
