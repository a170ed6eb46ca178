import { sql } from 'kysely'
import { write } from '#kernel/ledger'
import { temuanBuku } from './buku.ts'
import { temuanPola } from './periksa.calls.ts'
import { serveTemuan } from './temuan/temuan.server.ts'

/** The findings of these days, each beside what closed it. Somebody looks, and says what it was. */
export const { handlers } = serveTemuan({
  temuan: temuanPola,
  jenis: 'TEMUAN',
  dari: ({ kodeToko }, { from, pola, to }) => sql`
    from kencana.temuan_pola(${kodeToko}, ${from}::date, ${to}::date, ${pola}) f
      left join kencana.temuan_ditutup d on d.kode_toko = ${kodeToko} and d.pola = f.pola
        and d.kunci = (f.t).kunci`,
  status: sql`case when d.kunci is null then 'TERBUKA' else 'DITUTUP' end`,
  kolom: sql`(f.t).saat, (f.t).dokumen, (f.t).jenis, (f.t).pasangan, d.alasan,
    d.oleh as ditutup_oleh, d.saat as ditutup_pada`,
  urut: sql`(f.t).skor desc, (f.t).saat desc`,
  berubah: ({ status }) => status !== 'TERBUKA',
  hakimi: (_, { kunci, pola }, { alasan }) => ({
    books: [write(temuanBuku, [{ pola, kunci, alasan }])],
    message: 'Temuan Ditutup',
  }),
})
