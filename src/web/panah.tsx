const langkah: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
}

/** How far a line lies in the wanted direction; one that lies aside is farther. */
function jarak(dari: DOMRect, ke: DOMRect, [x, y]: readonly [number, number]): number {
  const [dx, dy] = [ke.left - dari.left, ke.top - dari.top]
  const maju = x === 0 ? dy * y : dx * x
  if (maju <= 1) return Infinity
  return maju + 3 * Math.abs(x === 0 ? dx : dy)
}

/** The arrows lead from line to line as they lie on the page; Home and End to the ends. */
export function panah(kotak: HTMLElement, event: KeyboardEvent): void {
  const all = [...kotak.querySelectorAll<HTMLElement>('[data-pagi]')]
  const kini = all.find((one) => one === document.activeElement)
  const arah = langkah[event.key]
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const ke =
    event.key === 'Home'
      ? all[0]
      : event.key === 'End'
        ? all.at(-1)
        : arah && kini && terdekat(all, kini, arah)
  if (ke === undefined) return
  event.preventDefault()
  ke.focus()
}

function terdekat(
  all: readonly HTMLElement[],
  kini: HTMLElement,
  arah: readonly [number, number],
): HTMLElement | undefined {
  const dari = kini.getBoundingClientRect()
  const jauh = all.map((one) => jarak(dari, one.getBoundingClientRect(), arah))
  const paling = Math.min(...jauh)
  if (Number.isFinite(paling)) return all[jauh.indexOf(paling)]
  // Nothing lies there: the next line in reading order, so that no line is out of reach.
  const at = all.indexOf(kini)
  return all[at + (arah[0] + arah[1])]
}
