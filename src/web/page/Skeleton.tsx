import { useLate } from '../late.tsx'

/** Grey lines in place of a screen that takes longer than 150 ms to load. */
export function Skeleton() {
  return (
    <div className="page" aria-hidden>
      <div className="page-head">
        <span className="skeleton-title" />
      </div>
      <span className="skeleton-body" />
    </div>
  )
}

/** LOOK 9: a quick answer shows no skeleton. */
const quick = 150

/** The same below the title of a screen while its content is loading. */
export function Waiting() {
  return useLate(quick) ? <span className="skeleton-body" aria-hidden /> : null
}
