import { useState, type ReactNode } from 'react'
import { LazyPart } from '../page/LazyPart.tsx'
import { CallError } from '../request.tsx'
import { useShell } from '../session.tsx'
import { approvalsAsked, type ApprovalAsked } from './approval-asked.tsx'

interface Asked {
  readonly diminta: readonly ApprovalAsked[]
  /** The numbers of the approvals; undefined when the user gave up. */
  readonly answer: (nomor: readonly string[] | undefined) => void
}

export interface Approval {
  /**
   * Tries a call. When it is refused with E-OTORISASI, asks an approver and tries again with the
   * approval. The body and the idempotency key must stay the same: the approval is bound to them
   * (DOMAIN 7). @returns undefined when nobody approved.
   */
  readonly run: <A>(attempt: (approvals: readonly string[]) => Promise<A>) => Promise<A | undefined>
  /** An element that the screen must show somewhere. */
  readonly dialog: ReactNode
}

/** @param onOffer takes the other figure that an approver offered; the call is given up */
export function useApproval(onOffer?: (jumlah: number) => void): Approval {
  const { approval } = useShell()
  const [asked, setAsked] = useState<Asked>()
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
  const run = async <A,>(
    attempt: (approvals: readonly string[]) => Promise<A>,
  ): Promise<A | undefined> => {
    let approvals: readonly string[] = []
    for (;;) {
      try {
        return await attempt(approvals)
      } catch (error) {
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
    dialog:
      asked && approval ? (
        <LazyPart
          part={approval}
          given={{
            diminta: asked.diminta,
            onApproved: asked.answer,
            onClose: () => asked.answer(undefined),
            ...offered,
          }}
        />
      ) : null,
  }
}
