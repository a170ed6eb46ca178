import { useLate } from '../late.tsx'

/** Grey lines where a screen will stand, when it takes longer than 150 ms to come. */
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

/** LOOK 9: what is quick shows no skeleton. */
const quick = 150

/** The same below the title of a screen that is here, while what it shows is on its way. */
export function Waiting() {
  return useLate(quick) ? <span className="skeleton-body" aria-hidden /> : null
}
