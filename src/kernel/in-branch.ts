import type { Document } from './document.ts'
import type { Endpoint } from './endpoint.ts'
import type { House } from './module.ts'

// What the head office opens while it works inside a branch (DOMAIN 12, docs/adr/0147): masters and
// reports, the screens that say so with all that they read, and the commands of documents that
// touch no drawer and no scale.

/** It is done where the goods and the drawers are. */
export const isOnSpot = ({ books, onSpot }: Pick<Document, 'books' | 'onSpot'>): boolean =>
  onSpot === true || books.some((book) => book.onSpot)

const isOfScreen = (house: House, { right }: Endpoint): boolean =>
  right.kind === 'screen' && right.paths.some((path) => house.screen(path)?.inBranch)

const isCommand = (house: House, endpoint: Endpoint): boolean =>
  house.documents.some(
    (document) =>
      !isOnSpot(document) && Object.values<Endpoint>(document.commands).includes(endpoint),
  )

/** True when this call is open to the head office inside a branch. */
export const isOpenInBranch = (house: House, endpoint: Endpoint): boolean =>
  endpoint.inBranch === true ||
  (isOfScreen(house, endpoint) &&
    (endpoint.method === 'GET' || endpoint.reads === true || isCommand(house, endpoint)))
