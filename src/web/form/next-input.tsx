const focusable = [
  'input:not([disabled]):not([type=file])',
  'textarea:not([disabled])',
  '.image-buttons button:first-child',
  'button.ant-btn-primary:not([disabled])',
].join()

/** What is typed into in turn, in the order of the work. */
export const inputsIn = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.offsetParent !== null)

/** The input that comes after this one in its form, or after those within it. */
export function nextInput(one: HTMLElement, otherwise: HTMLElement): HTMLElement | undefined {
  const inputs = inputsIn(one.closest<HTMLElement>('[data-form]') ?? otherwise)
  return inputs[inputs.findLastIndex((each) => one.contains(each)) + 1]
}
