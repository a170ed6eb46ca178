import { useState } from 'react'
import { LazyPart } from '#web/page/LazyPart'
import { useShell } from '#web/session'

/** Prints the paper of a note of goods without a barcode. */
export function useCetakManual() {
  const paper = useShell().papers.get('NOTA_MANUAL')
  const [dicetak, setDicetak] = useState<{ readonly nomor: string; readonly first: boolean }>()
  return {
    cetak: (nomor: string, first: boolean): void => setDicetak({ nomor, first }),
    dialog:
      paper && dicetak ? (
        <LazyPart
          key={dicetak.nomor}
          part={paper}
          given={{ ...dicetak, onDone: () => setDicetak(undefined) }}
        />
      ) : null,
  }
}
