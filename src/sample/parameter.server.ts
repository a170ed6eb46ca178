import type { Master } from '#kernel/master'
import { parameterCicilan } from '#modules/cicilan/parameter-cicilan'
import { bungaHutang } from '#modules/hutang/bunga-hutang'
import { hutangPokok } from '#modules/hutang/hutang-pokok'
import { kondisiPinjaman } from '#modules/hutang/kondisi-pinjaman'
import { plafondHutangKadar } from '#modules/hutang/plafond-hutang-kadar'
import { plafondHutang } from '#modules/hutang/plafond-hutang'
import { parameterKupon } from '#modules/kupon/parameter-kupon'
import { masterMarketplace } from '#modules/marketplace/marketplace'
import { getPointMember } from '#modules/member/get-point-member'
import { memberAfiliasi } from '#modules/member/member-afiliasi'
import { parameterPoint } from '#modules/member/parameter-point'
import { resetPoinMember } from '#modules/member/reset-poin-member'
import { bonusSales } from '#modules/penjualan/bonus-sales'
import { deskripsiService } from '#modules/service/deskripsi-service'
import { tukang } from '#modules/service/tukang'
import { hargaEmas } from '#modules/stok/harga-emas'
import { jenisGroup } from '#modules/stok/jenis-group'
import { groupContoh, murniContoh } from './group.server.ts'
import { jenisContoh } from './jenis.server.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]

/** Modules whose parameters the chain has set, and whose documents the program has not yet. */
export const modulTanpaDokumen = ['DESKRIPSI_SERVICE_MODULE', 'BONUS_SALES_MODULE']

const mulai = '2025-01-01'
const sejak = (rows: Rows): Rows => rows.map((row) => ({ ...row, berlaku_mulai: mulai }))

const pengerjaan: readonly [Master, Rows][] = [
  [
    tukang,
    [
      { kode_tukang: 'SARNO', nama_tukang: 'Pak Sarno', keahlian: 'PERBAIKAN', aktif: true },
      { kode_tukang: 'MUJI', nama_tukang: 'Bengkel Muji', keahlian: 'SEPUH', aktif: true },
      { kode_tukang: 'KUSNAN', nama_tukang: 'Kusnan', keahlian: 'SEMUA', aktif: true },
    ],
  ],
  [
    deskripsiService,
    [
      { kode_deskripsi: 'PATRI', deskripsi: 'Patri rantai putus', jenis_service: 'PERBAIKAN' },
      { kode_deskripsi: 'BESAR', deskripsi: 'Besarkan cincin', jenis_service: 'UKURAN' },
      { kode_deskripsi: 'SEPUH', deskripsi: 'Sepuh kuning', jenis_service: 'SEPUH' },
    ].map((row) => ({ ...row, ongkos_rp: 50_000 })),
  ],
  [
    masterMarketplace,
    [{ ...masterMarketplace.contoh, kode_marketplace: 'DARING', no_rekening: null }],
  ],
]

const pinjaman: readonly [Master, Rows][] = [
  [
    kondisiPinjaman,
    [
      { kode_kondisi: 'BAIK', nama_kondisi: 'Baik', potongan_persen: 0 },
      { kode_kondisi: 'PENYOK', nama_kondisi: 'Penyok', potongan_persen: 10_00 },
    ],
  ],
  [
    bungaHutang,
    sejak([
      { kode_bunga: 'UMUM', pokok_dari: 0, bunga_persen: 2_00, hari_minimum: 15 },
      { kode_bunga: 'B5JT', pokok_dari: 5_000_000, bunga_persen: 1_75, hari_minimum: 15 },
      { kode_bunga: 'B20JT', pokok_dari: 20_000_000, bunga_persen: 1_50, hari_minimum: 15 },
    ]),
  ],
  [plafondHutang, sejak([{ kode_plafond: 'UMUM', kode_dept: null, plafond_rp: 50_000_000 }])],
  [
    plafondHutangKadar,
    sejak([
      { kode_plafond: 'K30', kadar_dari: 30_00, plafond_gram: 400_000 },
      { kode_plafond: 'K70', kadar_dari: 70_00, plafond_gram: 1_000_000 },
    ]),
  ],
  [hutangPokok, sejak([{ ...hutangPokok.contoh, kode_pokok: 'UMUM', lama_hari: 30 }])],
]

const pelanggan: readonly [Master, Rows][] = [
  [
    parameterCicilan,
    sejak(
      [3, 6, 12].map((bulan) => ({
        ...parameterCicilan.contoh,
        kode_cicilan: `${bulan}BLN`,
        nama_cicilan: `${bulan} Bulan`,
        lama_bulan: bulan,
      })),
    ),
  ],
  [parameterKupon, sejak([{ ...parameterKupon.contoh, berlaku_sampai: '2030-12-31' }])],
  [parameterPoint, sejak([{ ...parameterPoint.contoh, kode_point: 'UMUM' }])],
  [getPointMember, sejak([getPointMember.contoh])],
  [resetPoinMember, sejak([{ ...resetPoinMember.contoh, kode_reset: 'UMUM' }])],
  [memberAfiliasi, sejak([memberAfiliasi.contoh])],
]

/** Which groups a jenis comes in: bars in fine gold, all that is worn in every other. */
const jenisPerGroup: Rows = jenisContoh.flatMap(({ kode_dept, kode_kategori }) =>
  groupContoh
    .filter(({ kode_group }) => (kode_group === 'LM') === (kode_kategori === 'LM'))
    .map(({ kode_group }) => ({
      kode_jenis_group: `${kode_dept}-${kode_group}`,
      kode_dept,
      kode_group,
    })),
)

/** Before the first day: the price that its bars were set by. */
const murniAwal = murniContoh(groupContoh.find(({ kode_group }) => kode_group === 'LM')?.harga ?? 0)

/** Masters and parameters that no day of the sample needs yet, in the order of their needs. */
export const parameterContoh: readonly [Master, Rows][] = [
  ...pengerjaan,
  ...pinjaman,
  ...pelanggan,
  [jenisGroup, jenisPerGroup],
  [hargaEmas, sejak([{ kode_harga: 'AWAL', harga_murni: murniAwal, sumber: 'Harga pasar' }])],
  [
    bonusSales,
    sejak([{ ...bonusSales.contoh, kode_bonus: 'UMUM', kode_group: null, kode_dept: null }]),
  ],
]
