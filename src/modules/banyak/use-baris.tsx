import { useState } from 'react'
import { BarisDialog } from './BarisDialog.tsx'
import type { usePeriksa } from './use-periksa.tsx'
import type { BarisMeja, useTabel } from './use-tabel.tsx'

interface Options {
  readonly tabel: Pick<ReturnType<typeof useTabel>, 'ganti'>
  readonly periksa: Pick<ReturnType<typeof usePeriksa>, 'masalah'>
}

/** A row of the table that is opened to be mended, and its dialog. */
export function useBaris({ tabel, periksa }: Options) {
  const [dibuka, setDibuka] = useState<BarisMeja>()
  const tutup = (): void => setDibuka(undefined)
  const dialog =
    dibuka === undefined ? null : (
      <BarisDialog
        nomor={dibuka.nomor}
        teks={dibuka.teks}
        masalah={periksa.masalah.get(dibuka.id) ?? {}}
        onSave={(teks) => {
          tabel.ganti(dibuka.id, teks)
          tutup()
        }}
        onClose={tutup}
      />
    )
  return { buka: setDibuka, dialog }
}
