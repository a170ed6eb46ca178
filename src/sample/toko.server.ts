import type { Tanggal } from '#kernel/tanggal'
import type { Acak } from './acak.server.ts'
import type { Staf } from './staf.server.ts'
import type { PelangganContoh } from './pelanggan.server.ts'

/** A piece that can be sold. */
export interface BarangAda {
  readonly kode_barcode: string
  readonly kode_gudang: string
}

/** Money that somebody left, and the piece that is kept for it. */
export interface TitipanContoh {
  readonly nomor: string
  readonly barang: BarangAda | null
  readonly jumlah: number
}

/** A customer's piece that is here. */
export interface ServiceContoh {
  readonly nomor: string
  readonly ke: number // the day on which it came
  readonly jenis_service: string
  readonly berat_masuk: number
  readonly biaya: number
  readonly dibayar: number
  selesai?: true
}

/** A loan that runs. */
export interface HutangContoh {
  readonly nomor: string
  readonly ke: number // the day on which it was given
  readonly pokok: number
  readonly no_segel: string
  diberitahu?: true
}

/** A piece that is paid off by the month. */
export interface CicilanContoh {
  readonly nomor: string
  readonly barang: BarangAda
  /** He will not pay. */
  readonly macet: boolean
}

/** Pieces that are made as somebody wished them. */
export interface PesananContoh {
  readonly nomor: string
  readonly ke: number // the day on which they were ordered
  /** Those that are not made yet, each by its place in the order. */
  readonly belum: {
    readonly baris: number
    readonly berat: number
    readonly kode_dept: string
    readonly kode_group: string
  }[]
  /** The document of the piece that is out as its model. */
  contoh: string | null
  /** Gold that lies at the goldsmith of its first piece. */
  emas: EmasContoh | null
}
export interface EmasContoh {
  readonly kode_tukang: string
  readonly kadar: number
  sisa: number // mg of that kadar
}

/** A bag of money that went to the head office, as the letter says it. */
export interface KirimanContoh {
  readonly nomor: string
  readonly no_reff: string
  readonly asal: string
  readonly id_kirim: string
  readonly jumlah_rp: number
  readonly no_segel: string
  readonly pembawa: string
  readonly keterangan: string
  readonly pengirim: string
  readonly tgl_kirim: Tanggal
}

/** A parcel that went to a branch: where the letter of it begins. */
export interface PaketContoh {
  readonly nomor: string
  readonly no_kirim: string
  readonly tujuan: string
  readonly barcode: readonly string[]
  readonly hari: Tanggal
}

/** The pieces on sale, as the people of the shop know them. */
export class Etalase {
  readonly #acak: Acak
  #pieces: BarangAda[] = []

  constructor(acak: Acak) {
    this.#acak = acak
  }

  get jumlah(): number {
    return this.#pieces.length
  }

  tambah(pieces: readonly BarangAda[]): void {
    this.#pieces.push(...pieces)
  }

  /** A piece is no more. */
  keluar(kode_barcode: string): void {
    this.#pieces = this.#pieces.filter((one) => one.kode_barcode !== kode_barcode)
  }

  /** What a customer chooses: mostly from the showcase, seldom from the safe. */
  ambil(jumlah: number, acak = this.#acak): BarangAda[] {
    return Array.from({ length: Math.min(jumlah, this.#pieces.length) }, () => {
      let at = acak.int(0, this.#pieces.length - 1)
      if (this.#pieces[at]?.kode_gudang === 'BRANKAS' && acak.chance(0.7))
        at = acak.int(0, this.#pieces.length - 1)
      return this.#pieces.splice(at, 1)
    }).flat()
  }
}

/** Gold that is with somebody. */
export interface LotContoh {
  readonly nomor: string
  readonly ke: number
}

/** A shop of the sample chain on its way through its days. */
export interface TokoBerjalan {
  readonly staf: Staf
  readonly noToko: number
  readonly skala: number
  readonly acak: Acak
  /** A stream of its own: what is bought does not change what is sold. */
  readonly acakBeli: Acak
  readonly acakTitip: Acak
  readonly acakService: Acak
  readonly acakHutang: Acak
  readonly acakCicilan: Acak
  readonly acakPesanan: Acak
  readonly acakPreOrder: Acak
  readonly acakSortir: Acak
  readonly etalase: Etalase
  /** Deposits that are held, the oldest first. */
  readonly titipan: TitipanContoh[]
  /** Pieces of customers that are here, the oldest first. */
  readonly service: ServiceContoh[]
  /** Loans that run, the oldest first. */
  readonly hutang: HutangContoh[]
  /** The seals of the bags in the safe. */
  readonly brankas: Set<string>
  readonly cicilan: CicilanContoh[]
  readonly pesanan: PesananContoh[]
  /** Numbers of pre-orders that are waited for, the oldest first. */
  readonly preOrder: string[]
  /** Deposits that stand for pieces of a pre-order. */
  readonly titipanPo: Set<string>
  /** Loose gold that was broken up and not sent anywhere yet: mg by kadar. */
  readonly emasLebur: Map<number, number>
  /** Lots at goldsmiths and refiners, with the day on which they went. */
  readonly cuci: LotContoh[]
  readonly lebur: LotContoh[]
  /** Barcodes that came on consignment. */
  readonly konsinyasi: string[]
  /** Money that went to the head office, the oldest first. */
  readonly kiriman: KirimanContoh[]
  /** Pieces that went from the head office to a branch, the oldest first. */
  readonly paket: PaketContoh[]
  /** The cards of a machine and day of which the bank has brought only a part. */
  kartuTelat?: string
  readonly langganan: readonly PelangganContoh[]
  /** Notes on a usual day. */
  readonly notaSehari: number
}
