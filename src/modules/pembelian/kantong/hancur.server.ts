import { write } from '#kernel/ledger'
import { serveCommand } from '#server/document/run'
import { jurnal } from '#modules/akuntansi/buku'
import { gerakBarang, gram } from '#modules/stok/buku'
import { muatPembelian } from '../muat.server.ts'
import { perluBuka } from './buka.rules.ts'
import { aturanBuka } from './buka.server.ts'
import { gerakHancur, gerakKe, gramPindah, jurnalSusut } from './kantong.effects.ts'
import { beratSetiap, hancurDari } from './kantong.rules.ts'
import { muatKantong } from './kantong.server.ts'
import { gerakKantong, hancurPembelian } from './kantong.ts'

/** Destroys bought goods: what is left goes to LEBUR, what is lost to SUSUT, gold and cost. */
export const hancur = serveCommand(
  hancurPembelian,
  hancurPembelian.commands.simpan,
  async (ctx, { body }) => {
    const { akun, kantong } = await muatKantong(
      ctx,
      body.baris.map(({ kode_kantong }) => kode_kantong),
    )
    const bags = hancurDari(body.baris, kantong)
    const dibuka = perluBuka(
      bags.map((bag, at) => ({
        kantong: bag.kantong,
        no_segel: body.baris[at]?.no_segel ?? null,
        at: `baris.${at}.`,
      })),
      aturanBuka(ctx),
    )
    const barcode = bags.flatMap((bag) => bag.kantong.kode_barcode ?? [])
    const { barang } = await muatPembelian(ctx, barcode)
    return {
      needs: [
        {
          kategori: 'HANCUR_PEMBELIAN',
          sebelum: beratSetiap(bags, (bag) => bag.kantong.berat),
          sesudah: beratSetiap(bags, ({ berat }) => berat),
          keterangan: body.alasan,
        },
        ...dibuka,
      ],
      make: (id, nomor) => ({
        isi: {},
        books: [
          write(
            gerakKantong,
            bags.map((bag) => gerakKe(id, bag, 'HANCUR')),
          ),
          write(gerakBarang, gerakHancur(id, barang)),
          write(gram, gramPindah(id, bags, 'LEBUR')),
          write(jurnal, jurnalSusut(id, bags, akun['HANCUR'] ?? {})),
        ],
        answer: { nomor },
      }),
    }
  },
)
