import { install as words } from '#copy/base/offline.ts'

/** The two taps as icons: the square with the arrow, then the square with the plus. */
export function AppleInstall() {
  return (
    <>
      <svg
        aria-hidden="true"
        width="168"
        height="56"
        viewBox="0 0 168 56"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M18 22h-5v24h30V22h-5M28 34V8M21 15l7-7 7 7" />
        <path d="M66 28h32M90 20l8 8-8 8" />
        <path d="M122 12h32v32h-32ZM138 20v16M130 28h16" />
      </svg>
      <p>{words.apple}</p>
      <p>{words.appleBefore}</p>
    </>
  )
}
