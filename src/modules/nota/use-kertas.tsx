import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { paragraph } from '#kernel/field'
import type { CallOptions } from '#web/call'
import { useApproval } from '#web/document/use-approval'
import { failure, info } from '#web/dialogs/notices'
import { canShowPaper, PaperDialog } from '#web/dialogs/PaperDialog'
import { saveFile } from '#web/page/download'
import { randomId } from '#web/random-id'
import { CallError, type Received } from '#web/request'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { AlasanDialog } from './AlasanDialog.tsx'
import type { FormatCetak, Platform, Sisi } from './cetak.rules.ts'
import { useCetak } from './use-cetak.tsx'

/** Why a nota is printed again; it stands with the print (DOMAIN 5). */
const alasanCetak = paragraph({
  label: 'Alasan Cetak Ulang',
  required: 'Alasan Cetak Ulang Tidak Boleh Kosong',
  max: 200,
})

/** One press of the button. */
export interface Diminta {
  readonly nomor: string[]
  readonly sisi: Sisi
  readonly platform: Platform
  readonly format: FormatCetak
  readonly id_cetak: string
  readonly alasan: string | null
}

/** A kind of paper: the calls that fetch it, show it, and say whether it came out. */
export interface Kertas {
  readonly jenis: string // what is loaded again afterwards
  readonly satuSisi?: boolean
  /**
   * The papers it prints that are slips only where the shop has designed one, by the names of their
   * designs: what two sign; an empty list is never a slip. None: always a slip for a receipt
   * printer.
   */
  readonly slipBila?: readonly string[]
  /** @param given the approvals that it needs */
  readonly ambil: (diminta: Diminta, given: CallOptions) => Promise<Received>
  readonly contoh: (nomor: string[]) => Promise<Received>
  readonly konfirmasi: (jawaban: {
    readonly nomor: string[]
    readonly id_cetak: string
    readonly tercetak: boolean
  }) => Promise<unknown>
}

export interface CetakNota {
  /** After a validation: for the first time. */
  readonly otomatis: (nomor: readonly string[]) => Promise<void>
  /** By the button of an opened note; printed again it has to be explained. */
  readonly cetak: (nomor: string, sudahDicetak: boolean) => Promise<void>
  /** Shows the paper without printing it. */
  readonly contoh: (nomor: string) => Promise<void>
  /** Whether the paper of an earlier press came out. */
  readonly jawab: (nomor: string, id_cetak: string, tercetak: boolean) => Promise<void>
  readonly dialog: ReactNode
}

/** Asks why, in a dialog of its own. */
function useAlasan() {
  const t = useWords()
  const [ditanya, setDitanya] = useState<{
    readonly nomor: string
    readonly jawab: (alasan: string | undefined) => void
  }>()
  const tanya = async (nomor: string): Promise<string | undefined> => {
    const alasan = await new Promise<string | undefined>((jawab) => setDitanya({ nomor, jawab }))
    setDitanya(undefined)
    return alasan
  }
  const dialog = ditanya ? (
    <AlasanDialog
      title={t('Cetak Ulang {{nomor}}', { nomor: ditanya.nomor })}
      saveLabel={t('Cetak Ulang')}
      field={alasanCetak}
      busy={false}
      onSave={ditanya.jawab}
      onClose={() => ditanya.jawab(undefined)}
    />
  ) : null
  return { tanya, dialog }
}

/** A preview: in a dialog, or as a file where the browser shows no PDF. */
function useContoh(ambil: Kertas['contoh']) {
  const t = useWords()
  const [terbuka, buka] = useState<Received>()
  const contoh = async (nomor: string): Promise<void> => {
    try {
      const received = await ambil([nomor])
      if (canShowPaper()) buka(received)
      else {
        saveFile(received)
        info(t('Contoh Nota Disimpan Sebagai Berkas PDF'))
      }
    } catch (error) {
      failure(error)
    }
  }
  const dialog = terbuka ? (
    <PaperDialog title={t('Contoh Nota')} paper={terbuka} onClose={() => buka(undefined)} />
  ) : null
  return { contoh, dialog }
}

/** Prints notas of one kind: as a PDF of the server, by the one print flow. */
export function useKertas(kertas: Kertas): CetakNota {
  const flow = useCetak()
  const alasan = useAlasan()
  const approval = useApproval({ bookless: true })
  const { contoh, dialog: contohDialog } = useContoh(kertas.contoh)
  const queries = useQueryClient()
  const { toko } = useShell()
  const segarkan = (): Promise<void> => queries.invalidateQueries({ queryKey: [kertas.jenis] })
  const jalankan = async (
    asked: readonly string[],
    otomatis: boolean,
    sudahDicetak: boolean,
  ): Promise<void> => {
    const id_cetak = randomId()
    const nomor = [...asked]
    await flow.cetak({
      nomor,
      otomatis,
      satuSisi: kertas.satuSisi === true,
      halaman: kertas.slipBila?.some((kode) => toko.slip_nota.includes(kode)) === false,
      ambil: async ({ format, platform, sisi }) => {
        const tanya = (): Promise<string | undefined> => alasan.tanya(nomor.join(', '))
        const ambil = async (why: string | null | undefined): Promise<Received | undefined> =>
          why === undefined
            ? undefined
            : approval.run((given) =>
                kertas.ambil({ nomor, sisi, platform, format, id_cetak, alasan: why }, given),
              )
        if (sudahDicetak && sisi === 'FRONT') return ambil(await tanya())
        try {
          return await ambil(null)
        } catch (error) {
          // The server counts every paper of a document on its own: it knows of a second print.
          if (error instanceof CallError && error.fields['alasan']) return ambil(await tanya())
          throw error
        }
      },
      konfirmasi: (tercetak) => kertas.konfirmasi({ nomor, id_cetak, tercetak }),
    })
    await segarkan()
  }
  return {
    otomatis: (nomor) => jalankan(nomor, true, false),
    cetak: (nomor, sudahDicetak) => jalankan([nomor], false, sudahDicetak),
    contoh,
    jawab: async (nomor, id_cetak, tercetak) => {
      await kertas.konfirmasi({ nomor: [nomor], id_cetak, tercetak })
      await segarkan()
    },
    dialog: (
      <>
        {flow.dialog}
        {alasan.dialog}
        {approval.dialog}
        {contohDialog}
      </>
    ),
  }
}
