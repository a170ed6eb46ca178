/** The style of a page that stands alone: the back office does not carry it. */
export function addStylesheet(href: string): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}
