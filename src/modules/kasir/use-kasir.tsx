import { useEffect, useState, type ReactNode } from 'react'
import { leaders } from '#kernel/screen'
import { confirm, failure, info, success } from '#web/dialogs/notices'
import type { CallOptions } from '#web/call'
import { CallError } from '#web/request'
import { useSetting, useShell } from '#web/session'
import { leaveNote, takeNote } from '#web/storage'
import { soundBad, soundGood } from '#web/sound'
import { useWords } from '#web/words'
import { useApproval } from '#web/document/use-approval'
import { useBoundKey } from '#web/bound-key'
import { settingKasir } from './setting.ts'

/** SPEC 4: the list is loaded again 300 ms after validating. */
const muatUlang = 300
/** SPEC 4: without the cancel module, Batal clears the lists after 1 second. */
const kosongkan = 1000
/** SPEC 8, 9: what changed under the eyes loads the page again, after the reload delay. */
const muatHalaman = 1000

type Kerja = 'VALIDASI' | 'BATAL'

/** What each says when nobody knows better (SPEC 8, as it is written there). */
const kalimatGagal = {
  VALIDASI: 'Terjadi Kesalahaan Saat Mengirim Data',
  BATAL: 'Terjadi Kesalahan Saat Membatal Validasi, Silahkan Ulangi Kembali',
} as const
const kalimatJadi = {
  VALIDASI: 'Validasi Transaksi Berhasil',
  BATAL: 'Batal Validasi Berhasil',
} as const
/** SPEC 5: at least one. */
const kalimatKosong = {
  VALIDASI: 'Data yang akan divalidasi kosong, PILIH minimal 1 faktur',
  BATAL: 'Data yang akan di batal validasi kosong, PILIH minimal 1 faktur',
} as const

/** Runs one of the two, one at a time; its refusal is said, and mended where a reload mends it. */
function useKerja(muatLagi: (kerja: Kerja, error: CallError) => void) {
  const t = useWords()
  const [sibuk, setSibuk] = useState<Kerja>()
  const kerjakan = async (kerja: Kerja, run: () => Promise<void>): Promise<void> => {
    setSibuk(kerja)
    try {
      await run()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      soundBad()
      failure(error.unknown ? t(kalimatGagal[kerja]) : error)
      if (error.code === 'E-MDB:02') muatLagi(kerja, error)
    } finally {
      setSibuk(undefined)
    }
  }
  return { sibuk, kerjakan }
}

/** How what is ticked is sent: its body, once everything was asked, and its call. */
interface Kiriman<B, A> {
  /** @returns undefined when somebody thought better of it */
  readonly siap: () => Promise<B | undefined>
  readonly kirim: (
    body: B,
    options: CallOptions,
  ) => Promise<{ readonly data: A; readonly message?: string | undefined }>
  readonly jadi?: (data: A) => void
}

/** A question in words of its own. */
export interface Tanya {
  readonly title: string
  readonly text: string
}

interface Needs<V, W, B> {
  readonly jumlah: number // how many are ticked
  readonly onMuat: () => void
  readonly onKosong: () => void
  readonly validasi: Kiriman<V, W>
  readonly batal: Omit<Kiriman<B, unknown>, 'siap'> & {
    readonly isi: B
    /** SPEC 8's unless told. */
    readonly tanya?: Tanya | undefined
    /** Leaders may, whatever the shop has switched. */
    readonly pemimpin?: boolean | undefined
  }
}

export interface AksiKasir {
  readonly sibuk: Kerja | undefined
  readonly bisaBatal: boolean
  readonly validasi: () => void
  readonly batal: () => void
  readonly dialog: ReactNode
}

/** The two buttons of the cash desk (SPEC 4, 5): one validates what is ticked, one withdraws it. */
export function useAksiKasir<V, W, B>(needs: Needs<V, W, B>): AksiKasir {
  const { jumlah, onKosong, onMuat } = needs
  const t = useWords()
  const kunci = useBoundKey()
  const otorisasi = useApproval()
  const menyala = useSetting(settingKasir.CANCEL_VALIDATION_MODULE)
  const { level } = useShell().user
  const bisaBatal = menyala || (needs.batal.pemimpin === true && leaders.includes(level))
  const selesai = (): void => {
    kunci.settle()
    onKosong()
    setTimeout(onMuat, muatUlang)
  }
  // SPEC 8: a validation that met a change loads the page again, which says once more why.
  const muatLagi = (kerja: Kerja, { message }: CallError): void => {
    selesai()
    if (kerja === 'BATAL') return
    leaveNote(message)
    setTimeout(() => location.reload(), muatHalaman)
  }
  const { kerjakan, sibuk } = useKerja(muatLagi)
  const kerja = async <C, A>(nama: Kerja, { jadi, kirim, siap }: Kiriman<C, A>): Promise<void> => {
    if (jumlah === 0) {
      info(t(kalimatKosong[nama]))
      return
    }
    if (sibuk) return
    const body = await siap()
    if (body === undefined) return
    await kerjakan(nama, async () => {
      const saved = await otorisasi.run((given) =>
        kirim(body, { key: kunci.of([nama, body]), ...given }),
      )
      if (saved === undefined) return
      if (nama === 'VALIDASI') soundGood()
      success(saved.message ?? t(kalimatJadi[nama]))
      selesai()
      jadi?.(saved.data)
    })
  }
  const yakin = (): Promise<boolean> =>
    confirm({
      yes: t('Ya'),
      no: t('Tidak'),
      ...(needs.batal.tanya ?? {
        title: t('Anda Yakin !!'),
        text: t('Ingin Membatal Validasi Ini ?'),
        danger: true,
      }),
    })
  const batal = async (): Promise<void> => {
    if (!bisaBatal) {
      setTimeout(onKosong, kosongkan)
      return
    }
    const { isi, tanya: _, ...cara } = needs.batal
    await kerja('BATAL', { ...cara, siap: async () => ((await yakin()) ? isi : undefined) })
  }
  return {
    sibuk,
    bisaBatal,
    validasi: () => void kerja('VALIDASI', needs.validasi),
    batal: () => void batal(),
    dialog: otorisasi.dialog,
  }
}

/** The sentence that a page left behind when it was loaded again (SPEC 8: E-MDB:02). */
export function usePesan(): void {
  useEffect(() => {
    const pesan = takeNote()
    if (pesan !== null) failure(pesan)
  }, [])
}
