import { useState, type ReactNode } from 'react'
import { Previewed, type CallOptions } from '../call.tsx'
import { LazyPart } from '../page/LazyPart.tsx'
import { CallError } from '../request.tsx'
import { useShell } from '../session.tsx'
import { approvalsAsked, type ApprovalAsked } from './approval-asked.tsx'
import { Posts, takeAsked } from './preview-mode.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'

/** What a try is sent with. */
type Given = Required<Pick<CallOptions, 'approvals'>> & Pick<CallOptions, 'preview'>

interface Asked {
  readonly diminta: readonly ApprovalAsked[]
  /** The numbers of the approvals; undefined when the user gave up. */
  readonly answer: (nomor: readonly string[] | undefined) => void
}

export interface Approval {
  /**
   * Tries a call. When it is refused with E-OTORISASI, asks an approver and tries again with the
   * approval. The body and the idempotency key must stay the same: the approval is bound to them
   * (DOMAIN 7). @returns undefined when nobody approved, and where somebody only asked what would
   * be posted (docs/adr/0299): then that is shown.
   */
  readonly run: <A>(attempt: (given: Given) => Promise<A>) => Promise<A | undefined>
  /** An element that the screen must show somewhere. */
  readonly dialog: ReactNode
}

interface Options {
  /** Takes the other figure that an approver offered; the call is given up. */
  readonly onOffer?: (jumlah: number) => void
  /** What is sent changes no book, as a paper: it has no journal to be shown. */
  readonly bookless?: boolean
}

export function useApproval({ onOffer, bookless = false }: Options = {}): Approval {
  const { approval } = useShell()
  const [asked, setAsked] = useState<Asked>()
  const [told, setTold] = useState<unknown>()
  const ask = (diminta: readonly ApprovalAsked[]): Promise<readonly string[] | undefined> =>
    new Promise((resolve) => {
      setAsked({
        diminta,
        answer: (nomor) => {
          setAsked(undefined)
          resolve(nomor)
        },
      })
    })
  const run = async <A,>(attempt: (given: Given) => Promise<A>): Promise<A | undefined> => {
    const preview = !bookless && takeAsked() ? { preview: setTold } : {}
    let approvals: readonly string[] = []
    for (;;) {
      try {
        return await attempt({ approvals, ...preview })
      } catch (error) {
        if (error instanceof Previewed) return undefined
        if (!(error instanceof CallError) || error.code !== 'E-OTORISASI') throw error
        const diminta = approvalsAsked(error.details)
        if (diminta.length === 0) throw error
        const given = await ask(diminta)
        if (given === undefined) return undefined
        approvals = [...approvals, ...given]
      }
    }
  }
  const offered = onOffer && {
    onTawaran: (jumlah: number): void => {
      asked?.answer(undefined)
      onOffer(jumlah)
    },
  }
  return {
    run,
    dialog: (
      <>
        {bookless ? null : <Posts />}
        {asked && approval ? (
          <LazyPart
            part={approval}
            given={{
              diminta: asked.diminta,
              onApproved: asked.answer,
              onClose: () => asked.answer(undefined),
              ...offered,
            }}
          />
        ) : null}
        {told === undefined ? null : (
          <PreviewDialog data={told} onClose={() => setTold(undefined)} />
        )}
      </>
    ),
  }
}
