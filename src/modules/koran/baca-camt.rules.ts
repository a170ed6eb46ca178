import { isTanggal } from '#kernel/tanggal'
import type { Mentah, Terbaca } from './baca.rules.ts'

/** What an XML reader tells, as `scanXml` does. */
export interface PembacaXml {
  open(name: string): void
  text(text: string): void
  close(name: string): void
}

interface Entri {
  sen: number
  keluar: boolean
  balik: boolean
  tgl: string
  tglNilai: string
  ref: string[]
  teks: string[]
}
const kosong = (): Entri => ({
  ...{ sen: 0, keluar: false, balik: false, tgl: '', tglNilai: '' },
  ...{ ref: [], teks: [] },
})

const amountOf = (text: string): number => {
  const [whole = '0', rest = ''] = text.trim().split('.')
  return Number(whole) * 100 + Number(rest.padEnd(2, '0').slice(0, 2))
}

/** Names that lie directly around a text: the element, what it is in, and so on. */
const di = (path: readonly string[], ...names: readonly string[]): boolean =>
  names.every((name, at) => path.at(at - names.length) === name)

/** Where references stand, and the texts of whoever paid. */
const rujukan = ['AcctSvcrRef', 'EndToEndId', 'NtryRef'] as const
const kalimat = [
  ['Ustrd'],
  ['AddtlNtryInf'],
  ['Dbtr', 'Nm'],
  ['Cdtr', 'Nm'],
  ['Pty', 'Nm'],
] as const

/** Whether a file is an ISO 20022 statement of an account. */
export const isCamt = (text: string): boolean =>
  /<(\w+:)?BkToCstmrStmt[\s>]/.test(text.slice(0, 4_000))

/** Reads camt.053 as its marks come: the entries, the first opening, the last closing balance. */
class Pembaca implements PembacaXml {
  readonly #path: string[] = []
  readonly #baris: Mentah[] = []
  readonly #salah: { baris: number; teks: string }[] = []
  #awal: number | null = null
  #akhir: number | null = null
  #sampai: string | null = null
  #rekening: string | null = null
  #entri: Entri | undefined
  #saldo = { kode: '', sen: 0, keluar: false, tgl: '' }
  #teks = ''

  open(name: string): void {
    this.#path.push(name)
    this.#teks = ''
    if (name === 'Ntry') this.#entri = kosong()
    else if (name === 'Bal') this.#saldo = { kode: '', sen: 0, keluar: false, tgl: '' }
  }
  text(text: string): void {
    this.#teks += text
  }
  close(name: string): void {
    const value = this.#teks.trim()
    this.#teks = ''
    if (value !== '') {
      if (this.#entri) this.#isiEntri(this.#entri, value)
      else this.#isiKepala(value)
    }
    if (name === 'Ntry' && this.#entri) this.#tutupEntri(this.#entri)
    else if (name === 'Bal') this.#tutupSaldo()
    this.#path.pop()
  }
  /** Whether all that was opened is closed: a file that was cut off is no statement. */
  utuh(): boolean {
    return this.#path.length === 0
  }
  hasil(): Terbaca {
    const [baris, salah] = [this.#baris, this.#salah]
    const [awal, akhir, sampai] = [this.#awal, this.#akhir, this.#sampai]
    return { baris, awal, akhir, sampai, salah, rekening: this.#rekening }
  }

  #di(...names: readonly string[]): boolean {
    return di(this.#path, ...names)
  }
  #isiEntri(entri: Entri, value: string): void {
    if (this.#di('Ntry', 'Amt')) entri.sen = amountOf(value)
    else if (this.#di('Ntry', 'CdtDbtInd')) entri.keluar = value === 'DBIT'
    else if (this.#di('Ntry', 'RvslInd')) entri.balik = value === 'true'
    else if (this.#path.includes('BookgDt')) entri.tgl = value.slice(0, 10)
    else if (this.#path.includes('ValDt')) entri.tglNilai = value.slice(0, 10)
    else if (rujukan.some((name) => this.#di(name))) entri.ref.push(value)
    else if (kalimat.some((names) => this.#di(...names))) entri.teks.push(value)
  }
  #isiKepala(value: string): void {
    if (this.#di('Bal', 'Amt')) this.#saldo.sen = amountOf(value)
    else if (this.#di('Bal', 'CdtDbtInd')) this.#saldo.keluar = value === 'DBIT'
    else if (this.#di('Bal', 'Dt', 'Dt') || this.#di('Bal', 'Dt', 'DtTm'))
      this.#saldo.tgl = value.slice(0, 10)
    else if (this.#di('CdOrPrtry', 'Cd')) this.#saldo.kode = value
    else if (this.#path.includes('Acct') && (this.#di('IBAN') || this.#di('Othr', 'Id')))
      this.#rekening ??= value
  }
  #tutupEntri({ balik, keluar, ref, sen, teks, tgl, tglNilai }: Entri): void {
    this.#entri = undefined
    const hari = tgl || tglNilai
    const refs = [...new Set(ref)].filter((one) => !/^(NOTPROVIDED|NONREF)$/.test(one))
    if (!isTanggal(hari) || sen <= 0) {
      const baris = this.#baris.length + this.#salah.length + 1
      this.#salah.push({ baris, teks: teks.join(' ').slice(0, 120) })
      return
    }
    this.#baris.push({
      tgl: hari,
      sen: keluar ? 0 - sen : sen,
      no_ref: refs.join(' ') || null,
      keterangan: [...new Set(teks), ...(balik ? ['(balik)'] : [])].join(' '),
    })
  }
  #tutupSaldo(): void {
    const { keluar, kode, sen, tgl } = this.#saldo
    const jumlah = keluar ? 0 - sen : sen
    if (kode === 'OPBD' || kode === 'PRCD') this.#awal ??= jumlah
    else if (kode === 'CLBD') {
      this.#akhir = jumlah
      this.#sampai = isTanggal(tgl) ? tgl : null
    }
  }
}

export const pembacaCamt = (): PembacaXml &
  Readonly<{ hasil: () => Terbaca; utuh: () => boolean }> => new Pembaca()
