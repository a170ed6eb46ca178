import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { scanField } from './scan.tsx'

/**
 * The one rule of focus: all that closes (dialog, notice, print, refusal) gives the keyboard back
 * to the place where the work goes on. Tab stays within the dialog on top.
 */

/** The dialogs that stand open, the newest last. */
const dialogs: HTMLElement[] = []

const focusables =
  'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"]), [contenteditable]'

/** A radio of a group that has chosen another one is no stop of its own. */
const isStop = (one: HTMLElement): boolean => {
  if (one.matches(':disabled') || one.tabIndex < 0 || !one.checkVisibility()) return false
  if (!(one instanceof HTMLInputElement) || one.type !== 'radio' || one.checked) return true
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  return !group.some(({ checked, name }) => checked && name === one.name)
}

const stopsIn = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(focusables)].filter(isStop)

/** No element has the keyboard, because the element that had it is gone. */
const isLost = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement instanceof HTMLIFrameElement

/** A date is chosen, not typed; what else nobody can type into is only read. */
export const isRead = (one: HTMLElement): boolean =>
  one.matches('input[readonly], textarea[readonly]') && !one.matches('.date-input input')

/** Where work goes on in a dialog: its default element, else the first stop that takes anything. */
function placeIn(box: HTMLElement): HTMLElement | undefined {
  const stops = stopsIn(box)
  return (
    box.querySelector<HTMLElement>('[data-default]') ??
    stops.find((one) => !isRead(one)) ??
    stops[0]
  )
}

/** Where work goes on in a screen: its scan field, else the part that scrolls. */
const placeOfScreen = (): HTMLElement | null =>
  document.getElementById(scanField() ?? '') ?? document.getElementById('content')

/** Gives a lost keyboard to the place where work goes on; an element that has it keeps it. */
export function giveBack(before?: Element | null): void {
  if (!isLost()) return
  const box = dialogs.at(-1)
  const isThere =
    before instanceof HTMLElement &&
    before.isConnected &&
    before !== document.body &&
    before !== document.getElementById('content') && // where nothing else had it
    !before.matches(':disabled') &&
    (box === undefined || box.contains(before))
  if (isThere) before.focus({ preventScroll: true })
  if (isLost()) (box ? placeIn(box) : placeOfScreen())?.focus({ preventScroll: true })
}

/**
 * A dialog holds the keyboard from the moment it stands open until it closes. Then it gives it back
 * to the element that had it.
 * @returns goes to an element within the dialog
 */
export function useHold(): RefObject<HTMLSpanElement | null> {
  const inside = useRef<HTMLSpanElement>(null)
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    const box = inside.current?.closest<HTMLElement>('[role="dialog"]')
    if (!box) return undefined
    dialogs.push(box)
    return () => {
      dialogs.splice(dialogs.indexOf(box), 1)
      // After the dialog has left the page and its closer has said where to go.
      setTimeout(() => giveBack(before))
    }
  }, [before])
  return inside
}

/** Tab goes round within the dialog on top. */
function goRound(event: KeyboardEvent, box: HTMLElement): void {
  const stops = stopsIn(box)
  const [first, last] = [stops[0], stops.at(-1)]
  const now = document.activeElement
  const isOutside = !box.contains(now) && document.getElementById('root')?.contains(now) !== false
  const isUnder = dialogs.some((other) => other !== box && other.contains(now))
  const isEnd = now === (event.shiftKey ? first : last)
  if (!isOutside && !isUnder && !isEnd) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

/** A part of the page that lies below the dialog on top. */
const isBelow = (one: EventTarget | null): one is Node => {
  const box = dialogs.at(-1)
  const root = document.getElementById('root')
  return (
    box !== undefined && one instanceof Node && root?.contains(one) === true && !box.contains(one)
  )
}

/** A screen that comes late does not take the keyboard from a dialog that was opened meanwhile. */
function keepAbove({ relatedTarget, target }: FocusEvent): void {
  if (!isBelow(target)) return
  // The closer of a dialog says first where to go, so the dialog is gone by now.
  setTimeout(() => {
    const box = dialogs.at(-1)
    if (box === undefined || !isBelow(document.activeElement)) return
    const had = relatedTarget instanceof HTMLElement && box.contains(relatedTarget)
    ;(had ? relatedTarget : placeIn(box))?.focus({ preventScroll: true })
  })
}

/** A key bounces within so many milliseconds: nobody presses twice as fast. */
const bounce = 30

const isButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, [role="button"]') !== null

/** Started once by the shell, before every other listener. @returns how to stop. */
export function listenForFocus(): () => void {
  let entered = Number.NEGATIVE_INFINITY
  const onKey = (event: KeyboardEvent): void => {
    giveBack()
    if (event.key === 'Tab') {
      const box = dialogs.at(-1)
      if (box && !event.altKey && !event.ctrlKey) goRound(event, box)
    }
    if (event.key !== 'Enter' && event.key !== ' ') return
    // A held or bouncing key neither saves twice nor answers yes (LOOK 11).
    const again = event.repeat || event.timeStamp - entered < bounce
    entered = event.timeStamp
    if (again && isButton(event.target)) event.preventDefault()
  }
  addEventListener('keydown', onKey, true)
  addEventListener('focusin', keepAbove)
  return () => {
    removeEventListener('keydown', onKey, true)
    removeEventListener('focusin', keepAbove)
  }
}
