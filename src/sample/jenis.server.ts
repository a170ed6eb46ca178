/** A kind of jewellery of the sample chain: its weights, its models, the trays it lies in. */
export interface JenisContoh {
  readonly kode_dept: string
  readonly nama_dept: string
  readonly kode_kategori: 'EMAS' | 'LM' | 'BERLIAN'
  /** The first word of its pieces' names. */
  readonly sebutan: string
  /** Lightest and heaviest, mg; light ones are more common. */
  readonly berat: readonly [number, number]
  /** How often it is bought and sold, of a hundred. */
  readonly porsi: number
  readonly model: readonly string[]
  readonly size: readonly [number, number] | null
  /** The gudang of each of its trays. */
  readonly baki: readonly string[]
}

const [toko, brankas] = ['TOKO', 'BRANKAS']

export const jenisContoh: readonly JenisContoh[] = [
  {
    kode_dept: 'CC',
    nama_dept: 'Cincin',
    kode_kategori: 'EMAS',
    sebutan: 'CINCIN',
    berat: [1_000, 8_000],
    porsi: 34,
    model: [
      'BELAH ROTAN',
      'KAWIN POLOS',
      'KAWIN DOFF',
      'SOLITER',
      'LISTRING',
      'RANTAI ITALI',
      'UKIR BUNGA',
      'MATA SATU',
      'MATA TUJUH',
      'GARIS DAUN',
      'SILANG GLASIR',
      'PLAT KREMES',
    ],
    size: [9, 24],
    baki: [toko, toko, toko, brankas],
  },
  {
    kode_dept: 'KL',
    nama_dept: 'Kalung',
    kode_kategori: 'EMAS',
    sebutan: 'KALUNG',
    berat: [2_000, 18_000],
    porsi: 17,
    model: [
      'RANTAI ITALI SANTA',
      'RANTAI MILANO',
      'NORI KOSONG',
      'TAMBANG',
      'SISIR LIDI',
      'PADI ULIR',
      'SINGAPUR',
      'BOLA KISI',
      'HOLO ITALI',
      'PITA KACA',
    ],
    size: [40, 50],
    baki: [toko, toko, brankas],
  },
  {
    kode_dept: 'GL',
    nama_dept: 'Gelang',
    kode_kategori: 'EMAS',
    sebutan: 'GELANG',
    berat: [2_000, 25_000],
    porsi: 17,
    model: [
      'KEROYOK',
      'BANGKOK UKIR',
      'RANTAI ITALI',
      'BULAT POLOS',
      'BOLA PASIR',
      'HOLO TALI AIR',
      'SISIK NAGA',
      'SERUT LISTRING',
      'PLAT NAMA',
      'KOYE',
    ],
    size: [15, 20],
    baki: [toko, toko, brankas],
  },
  {
    kode_dept: 'AT',
    nama_dept: 'Anting',
    kode_kategori: 'EMAS',
    sebutan: 'ANTING',
    berat: [700, 5_000],
    porsi: 13,
    model: [
      'JEPIT POLOS',
      'DESI MATA SATU',
      'TOGE KOMBINASI',
      'JURAI BOLA',
      'BUNGA MELATI',
      'RING ULIR',
      'DAUN SIRIH',
      'KUPU KUPU',
    ],
    size: null,
    baki: [toko],
  },
  {
    kode_dept: 'GW',
    nama_dept: 'Giwang',
    kode_kategori: 'EMAS',
    sebutan: 'GIWANG',
    berat: [500, 2_500],
    porsi: 8,
    model: ['MATA SATU', 'BUNGA LIMA', 'BINTANG', 'HATI', 'CAPIT UDANG', 'BULAN SABIT'],
    size: null,
    baki: [toko],
  },
  {
    kode_dept: 'LT',
    nama_dept: 'Liontin',
    kode_kategori: 'EMAS',
    sebutan: 'LIONTIN',
    berat: [600, 6_000],
    porsi: 8,
    model: ['HURUF', 'HATI GANTUNG', 'KALIGRAFI', 'SALIB', 'KOIN DINAR', 'BUNGA TERATAI', 'KUNCI'],
    size: null,
    baki: [toko],
  },
  {
    kode_dept: 'LM',
    nama_dept: 'Logam Mulia',
    kode_kategori: 'LM',
    sebutan: 'LOGAM MULIA',
    berat: [500, 50_000],
    porsi: 2,
    model: ['BATANGAN'],
    size: null,
    baki: [brankas],
  },
  {
    kode_dept: 'BC',
    nama_dept: 'Cincin Berlian',
    kode_kategori: 'BERLIAN',
    sebutan: 'CINCIN BERLIAN',
    berat: [2_000, 6_000],
    porsi: 1,
    model: ['SOLITER', 'PAVE', 'ETERNITY', 'HALO'],
    size: [9, 18],
    baki: [brankas],
  },
]
