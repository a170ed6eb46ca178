// Whether what a screen shows can be reached and read: looked at as it is drawn, not as it is
// written.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const at = (width: number, height: number) => ({ width, height })

/** The windows that people sit in front of (LOOK 11); the last one is a 1366 at 150 % zoom. */
export const desks = [at(1366, 768), at(1280, 720), at(1024, 768), at(911, 512)]
/** Tablets lying and standing, and a phone. */
export const touched = [at(1024, 768), at(768, 1024), at(390, 844)]

const noto = readFileSync(
  createRequire(import.meta.url).resolve(
    '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  ),
).toString('base64')

/** The same letters, and as wide as those of the widest systems: no machine brings its own. */
export const fonts = ['100%', '113%'] as const

/** Makes both fonts known to the page; they stay until it is loaded anew. */
export const bringFonts = (page: Page): Promise<void> =>
  page.evaluate(
    async ([text, widths]) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      for (const sizeAdjust of widths) {
        const given: FontFaceDescriptors & { sizeAdjust: string } = { sizeAdjust }
        const font = new FontFace(`Walk ${sizeAdjust}`, bytes, given)
        document.fonts.add(await font.load())
      }
    },
    [noto, fonts] as const,
  )

export const wear = (page: Page, font: string): Promise<void> =>
  page.evaluate(async (name) => {
    document.documentElement.style.setProperty('--family', `'Walk ${name}', sans-serif`)
    // What observes sizes has its turn, and what it changed is drawn.
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }, font)

/**
 * What is wrong with the page as it stands: buttons and fields outside the window, words and
 * figures that are cut and cannot be read by pointing at them, things that lie over one another.
 * What can be scrolled to within its own box is in its place.
 */
export const unfit = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      left: number
      top: number
      right: number
      bottom: number
    }
    const slack = 1.5
    const found: string[] = []
    const dialogs = [...document.querySelectorAll('.ant-modal-wrap')].filter(
      (one) => one.getClientRects().length > 0,
    )
    const root = dialogs.at(-1) ?? document.body
    const nameOf = (one: Element): string => {
      const words = (one.textContent || one.getAttribute('aria-label') || '').trim().slice(0, 40)
      const box = one.closest('[class]')?.getAttribute('class')?.split(' ').slice(0, 2).join('.')
      return `${one.tagName.toLowerCase()}.${box ?? ''} "${words}"`
    }
    const visible = (one: Element): boolean =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      one.closest('.only-heard, [aria-hidden="true"]:not(kbd), .ant-notification, .ant-message') ===
        null
    const pinned = (one: Element): boolean => {
      for (let up: Element | null = one; up && up !== root; up = up.parentElement)
        if (['sticky', 'fixed'].includes(getComputedStyle(up).position)) return true
      return false
    }
    /** What is left of a box after all that hides it; what can be scrolled to is not hidden. */
    const shown = (one: Element, box: Box): Box & { cut: string } => {
      const { bottom, left: begin, right, top } = box
      const left = { left: begin, right, top, bottom, cut: '' }
      const style = getComputedStyle(one)
      let absolute = style.position === 'absolute'
      for (let up = one.parentElement; up; up = up.parentElement) {
        const its = getComputedStyle(up)
        if (absolute && its.position === 'static' && its.containerType === 'normal') continue
        absolute = its.position === 'absolute'
        if (its.position === 'fixed') break
        const edge = up.getBoundingClientRect()
        if (edge.width < 3 && edge.height < 3 && its.overflow !== 'visible') left.cut = 'hidden'
        if (/hidden|clip/.test(its.overflowX)) {
          if (box.right > edge.right + slack || box.left < edge.left - slack) left.cut ||= 'x'
          left.left = Math.max(left.left, edge.left)
          left.right = Math.min(left.right, edge.right)
        } else if (its.overflowX !== 'visible') {
          if (up.scrollWidth <= up.clientWidth + 1) {
            if (box.right > edge.right + slack) left.cut ||= 'x'
          } else return { ...left, left: 0, right: 0, top: -1, bottom: -1 }
        }
        if (/hidden|clip/.test(its.overflowY)) {
          if (box.top >= edge.bottom - slack || box.bottom <= edge.top + slack) left.cut = 'hidden'
          else if (box.bottom > edge.bottom + 3 || box.top < edge.top - 3) left.cut ||= 'y'
        } else if (its.overflowY !== 'visible' && up.scrollHeight > up.clientHeight + 1)
          // It can be scrolled to: only its width is still a question.
          return left.left > left.right ? left : { ...left, top: -1, bottom: -1 }
      }
      return left
    }
    const readable = (one: Element): boolean => one.closest('[title]:not([title=""])') !== null

    const controls = 'button, a[href], input, select, textarea, [role="button"], [role="combobox"]'
    for (const one of root.querySelectorAll(controls)) {
      if (!visible(one)) continue
      const box = one.getBoundingClientRect()
      if (box.width < 4 || box.height < 4) continue
      const its = shown(one, box)
      if (its.cut === 'hidden') continue
      if (its.cut === 'x' || its.right > innerWidth + slack || its.left < -slack)
        found.push(`outside: ${nameOf(one)}`)
      else if (its.bottom > innerHeight + slack && its.top !== -1)
        found.push(`below the window: ${nameOf(one)}`)
      else if (its.top !== -1) {
        const [x, y] = [(its.left + its.right) / 2, (its.top + its.bottom) / 2]
        const over = document.elementFromPoint(x, y)
        const label = one.closest('label') ?? one.closest('.ant-select, .ant-input-affix-wrapper')
        const same =
          over === null ||
          over.contains(one) ||
          one.contains(over) ||
          label?.contains(over) === true ||
          (one.id !== '' && over.closest('label')?.getAttribute('for') === one.id)
        if (!same && !pinned(over) && root.contains(over))
          found.push(`covered: ${nameOf(one)} by ${nameOf(over)}`)
      }
      if (
        one instanceof HTMLInputElement &&
        !one.readOnly &&
        one.value !== '' &&
        one.scrollWidth > one.clientWidth + 1 &&
        /^[\d.,-]+$/.test(one.value)
      )
        found.push(`cut figure in a field: ${one.id || one.name} "${one.value}"`)
    }

    const words: { one: Element; box: Box }[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const one = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (one === null || text === '' || !visible(one) || one.closest('svg, script, style'))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue
        const its = getComputedStyle(one)
        const own = one.getBoundingClientRect()
        if (own.width < 3 && its.overflowX !== 'visible') continue // only heard
        const clips = /hidden|clip/.test(its.overflowX) && its.display !== 'inline'
        const ownCut = clips && (box.right > own.right + slack || box.left < own.left - slack)
        const left = shown(one, box)
        if (left.cut === 'hidden') continue
        if ((ownCut || left.cut !== '') && !readable(one))
          found.push(`cut: ${nameOf(one)} "${text.slice(0, 40)}"`)
        else if ((left.right > innerWidth + slack || left.left < -slack) && !readable(one))
          found.push(`words outside: ${nameOf(one)} "${text.slice(0, 40)}"`)
        else if (left.top !== -1 && !ownCut && left.cut === '' && !pinned(one))
          words.push({ one, box })
      }
    }
    words.sort((a, b) => a.box.top - b.box.top)
    for (const [index, { box, one }] of words.entries())
      for (let next = index + 1; next < words.length; next += 1) {
        const other = words[next]
        if (other === undefined || other.box.top > box.bottom - 4) break
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        // A line of text is taller than its letters.
        const air = 0.2 * (box.bottom - box.top + other.box.bottom - other.box.top)
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (wide > 2 && high > 2 + air && one !== other.one)
          found.push(`over one another: ${nameOf(one)} and ${nameOf(other.one)}`)
      }
    return [...new Set(found)]
  })

/** A tablet or a phone, or a desk with a mouse: what is touched is taller. */
export async function touch(page: Page, enabled: boolean): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setTouchEmulationEnabled', { enabled })
  await page.waitForFunction((on) => matchMedia('(pointer: coarse)').matches === on, enabled)
}

/** Looks at the page as it stands in every window, on desk and tablet, in both fonts. */
export async function walkSizes(page: Page, what: string): Promise<string[]> {
  const found = new Map<string, string[]>()
  await bringFonts(page)
  for (const [isTouched, sizes] of [
    [false, desks],
    [true, touched],
  ] as const) {
    await touch(page, isTouched)
    // A machine does not change its font while one works: what measured itself does so anew in the
    // next window.
    for (const font of fonts) {
      await wear(page, font)
      for (const size of sizes) {
        await page.setViewportSize(size)
        await wear(page, font)
        const where = `${size.width}${isTouched ? ' touched' : ''} ${font}`
        for (const one of await unfit(page)) found.set(one, [...(found.get(one) ?? []), where])
      }
    }
  }
  await touch(page, false)
  await page.setViewportSize(desks[0] ?? at(1366, 768))
  return [...found].map(([one, places]) => `${what}: ${one} at ${places.join(', ')}`)
}
