import { NOTA_SIZES, type NotaDesign, type NotaSize } from '#kernel/nota'
import { desainSlip } from '#modules/nota/kertas/slip'
import { desainHalaman } from '#modules/nota/kertas/susun'
import { templateNota, type JenisKertas } from '#modules/nota/kertas/template'
import { rupaKertas } from './daftar.ts'
import type { KodeKertas, UkuranRancang } from './kertas.ts'

/** What a designer begins with where lines and payments are as usual. */
const biasa = { jumlah_baris: 4, jumlah_bayar: 3, nama: 'PENDEK' } as const

/** A paper as shipped, as a template of its own. */
export function desainBawaan(kertas: KodeKertas, ukuran: UkuranRancang): NotaDesign {
  const rupa = rupaKertas[kertas]
  if ('jenis' in rupa)
    return ukuran === 'SLIP' ? desainSlip(rupa.jenis) : halaman(rupa.jenis, ukuran)
  const size = ukuran === 'SLIP' ? 'SETENGAH' : ukuran
  return desainHalaman(size, rupa.halaman(size))
}

function halaman(jenis: JenisKertas, ukuran: NotaSize): NotaDesign {
  const look = { ukuran, ...biasa, ada_foto: true, customer_panjang: false, latar: '' }
  const { baris, elements } = templateNota({ ...look, ada_logo: true, ada_kode: true }, jenis)
  return { ...NOTA_SIZES[ukuran], baris, elements }
}
