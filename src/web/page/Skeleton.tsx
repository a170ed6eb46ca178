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
