import { code, text, type Fields } from '#kernel/field'
import { aktif, defineMaster, usualCalls, type Master } from '#kernel/master'

/** One of the words by which a stone is graded (SPEC 2: master-batu-..). */
interface Sifat {
  readonly sifat: string //  as tables, calls and keys say it
  readonly path: string
  readonly labels: readonly [kode: string, nama: string]
  readonly title: string
  readonly purpose: string
  readonly contoh: readonly [kode: string, nama: string]
}

const masterBatu = ({ contoh, labels, path, purpose, sifat, title }: Sifat): Master => {
  const [kode, nama] = [`kode_${sifat}`, `nama_${sifat}`]
  const fields: Fields = {
    [kode]: code({ label: labels[0], required: true }),
    [nama]: text({ label: labels[1], required: true }),
    aktif,
  }
  return defineMaster<Fields>({
    name: `batu_${sifat}`,
    title,
    path,
    icon: 'diamond',
    purpose,
    when: 'BERLIAN_MODULE',
    key: kode,
    shown: nama,
    fields,
    calls: usualCalls(`batu-${sifat}`, kode, `batu-${sifat}`),
    contoh: { [kode]: contoh[0], [nama]: contoh[1], aktif: true },
  })
}

/** The grades of a stone, in the order in which a certificate says them. */
export const masterGrade: readonly Master[] = [
  masterBatu({
    sifat: 'shape',
    path: '/master-batu-shape',
    labels: ['Kode Shape', 'Nama Shape'],
    title: 'Master Batu Shape',
    purpose: 'Bentuk potongan batu: round, princess, oval dan lainnya',
    contoh: ['TRI', 'Triangle'],
  }),
  masterBatu({
    sifat: 'color',
    path: '/master-batu-color',
    labels: ['Kode Color', 'Nama Color'],
    title: 'Master Batu Color',
    purpose: 'Warna batu, D sampai Z',
    contoh: ['FANCY', 'Fancy Color'],
  }),
  masterBatu({
    sifat: 'clarity',
    path: '/master-batu-clarity',
    labels: ['Kode Clarity', 'Nama Clarity'],
    title: 'Master Batu Clarity',
    purpose: 'Kejernihan batu, FL sampai I3',
    contoh: ['SI3', 'Slightly Included 3'],
  }),
  masterBatu({
    sifat: 'fluorescence',
    path: '/master-batu-fluorescence',
    labels: ['Kode Fluorescence', 'Nama Fluorescence'],
    title: 'Master Batu Fluorescence',
    purpose: 'Pendaran batu di bawah sinar ultraviolet',
    contoh: ['SL', 'Slight'],
  }),
  masterBatu({
    sifat: 'symmetry',
    path: '/master-batu-symmetry',
    labels: ['Kode Symmetry', 'Nama Symmetry'],
    title: 'Master Batu Symmetry',
    purpose: 'Kesimetrisan potongan batu',
    contoh: ['ID', 'Ideal'],
  }),
  masterBatu({
    sifat: 'polish',
    path: '/master-batu-polish',
    labels: ['Kode Polish', 'Nama Polish'],
    title: 'Master Batu Polish',
    purpose: 'Kehalusan poles batu',
    contoh: ['ID', 'Ideal Polish'],
  }),
  masterBatu({
    sifat: 'cutgrade',
    path: '/master-batu-cutgrade',
    labels: ['Kode Cut Grade', 'Nama Cut Grade'],
    title: 'Master Batu Cut Grade',
    purpose: 'Mutu potongan batu',
    contoh: ['HA', 'Hearts And Arrows'],
  }),
]
