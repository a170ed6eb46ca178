import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'
import { NoticesHost } from '../dialogs/notices.tsx'
import type { Lazy } from '../module.tsx'
import { LazyPart } from '../page/LazyPart.tsx'

/** What a person must do before he may work; reports when it is done. */
export type ArrivalPart = Lazy<{ readonly onDone: () => void }>

/** Stands in the place of the frame until the frame arrives. */
export function Arrival({
  onDone,
  part,
}: {
  readonly onDone: () => void
  readonly part: ArrivalPart
}) {
  return (
    <>
      <LazyPart part={part} given={{ onDone }} />
      <NoticesHost />
      <ConfirmDialog />
    </>
  )
}
