-- A note as it stands, with all that a correction of it needs: what was paid and to whom, what the
-- journal holds of the visit's money, and whether another note of the visit is gone.
CREATE OR REPLACE FUNCTION muat_koreksi_penjualan(v_toko text, v_nomor text) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status,
    'tgl_system', s.tgl_system, 'id_group', d.id_group,
    'versi_group', (SELECT versi FROM status_dokumen WHERE kode_toko = v_toko AND id = d.id_group),
    'versi', p.versi_koreksi, 'kode_sales', p.kode_sales, 'id_pelanggan', p.id_pelanggan,
    'keterangan', p.keterangan, 'nama_customer', c.nama_customer,
    'alamat_customer', c.alamat_customer, 'no_hp', c.no_hp, 'jenis_pelanggan', c.jenis_pelanggan,
    'kode_kota', c.kode_kota, 'kode_kecamatan', c.kode_kecamatan, 'npwp', c.npwp,
    'jenis_identitas', c.jenis_identitas, 'no_identitas', c.no_identitas,
    'foto_identitas', c.foto_identitas,
    'pedagang', coalesce(d.isi->>'pembeli_pajak' IN ('PENGUSAHA', 'BEBAS'), false),
    'nilai', (SELECT greatest(coalesce(sum(j.harga_total), 0), coalesce(sum(b.harga_total), 0))
      FROM dokumen o JOIN status_dokumen so ON so.kode_toko = v_toko AND so.id = o.id
        AND so.status <> 'BATAL'
        LEFT JOIN penjualan j ON j.kode_toko = v_toko AND j.id = o.id
        LEFT JOIN pembelian b ON b.kode_toko = v_toko AND b.id = o.id AND b.jenis = 'BELI'
      WHERE o.kode_toko = v_toko AND o.id_group = d.id_group),
    'pembayaran', bayar_terakhir(v_toko, d.id_group),
    'nota_batal', (SELECT count(*) FROM dokumen o JOIN status_dokumen so ON so.kode_toko = v_toko
        AND so.id = o.id WHERE o.kode_toko = v_toko AND o.id_group = d.id_group
        AND so.status = 'BATAL'),
    'kasir', (SELECT jsonb_build_object('user_id', user_id, 'laci', laci) FROM kas
      WHERE kode_toko = v_toko AND id_group = d.id_group
      ORDER BY urut_posting(v_toko, id_posting), n LIMIT 1),
    'jurnal', (SELECT coalesce(jsonb_agg(jsonb_build_object('nomor_akun', nomor_akun, 'debit',
        debit, 'kredit', kredit)), '[]') FROM jurnal j WHERE j.kode_toko = v_toko
        AND j.id_dokumen = d.id_group AND j.id_posting IN (SELECT id_posting FROM transisi t
          WHERE t.kode_toko = v_toko AND t.id_dokumen = d.id_group)),
    'akun', peta_akun(v_toko, 'PENJUALAN'),
    'rekening', (SELECT coalesce(jsonb_object_agg(no_rekening, qris), '{}') FROM rekening
      WHERE kode_toko = v_toko AND aktif),
    'sales', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_sales', kode_sales, 'nama_sales',
        nama_sales)), '[]') FROM sales WHERE kode_toko = v_toko))
  FROM dokumen d JOIN penjualan_kini p ON p.kode_toko = v_toko AND p.id = d.id
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    LEFT JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = p.id_pelanggan
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor $$;

-- The lines of sales that were taken back in a period, each as it was sold (jual), with the number
-- and the day of the koreksi. Whoever sold it loses it. pertama: the first of its note here.
CREATE OR REPLACE FUNCTION retur_jual(v_toko text, v_awal date, v_akhir date) RETURNS TABLE (id uuid, n int,
  nomor text, tgl_system date, saat timestamptz, input_by text, id_posting uuid, id_group uuid,
  id_pelanggan uuid, kode_sales text, pertama boolean, jual penjualan_baris)
LANGUAGE sql STABLE AS $$
  SELECT p.id, b.n, d.nomor, p.tgl_system, p.saat, p.input_by, p.id_posting, p.id_group,
    p.id_pelanggan, a.kode_sales,
    row_number() OVER (PARTITION BY p.id, b.id_asal ORDER BY b.n) = 1, j
  FROM pembelian p
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = p.id
    JOIN pembelian_baris b ON b.kode_toko = v_toko AND b.id = p.id
    JOIN penjualan_baris j ON j.kode_toko = v_toko AND j.id = b.id_asal AND j.n = b.n_asal
    JOIN penjualan_kini a ON a.kode_toko = v_toko AND a.id = b.id_asal
  WHERE p.kode_toko = v_toko AND p.jenis = 'KOREKSI' AND p.tgl_system BETWEEN v_awal AND v_akhir $$;

-- When a document became VALID: later than all others in this very posting.
CREATE OR REPLACE FUNCTION urut_valid(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT max(coalesce(urut_posting(v_toko, id_posting), 9223372036854775807)) FROM transisi
  WHERE kode_toko = v_toko AND id_dokumen = v_id AND ke = 'VALID' $$;

-- The sales that a correction takes lines of back, with all lines that it and corrections before it took of
-- them: of two in one posting the second one's are not yet gone for the first. What is cancelled in this
-- very posting still counts.
CREATE OR REPLACE FUNCTION retur_nota(v_toko text, v_id uuid)
RETURNS TABLE (id uuid, kini int[]) LANGUAGE sql STABLE AS $$
  SELECT b.id_asal, array_agg(b.n_asal)
  FROM pembelian_baris b
    JOIN pembelian p ON p.kode_toko = v_toko AND p.id = b.id AND p.jenis = 'KOREKSI'
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = b.id
  WHERE b.kode_toko = v_toko AND b.id_asal IN (SELECT id_asal FROM pembelian_baris
      WHERE kode_toko = v_toko AND id = v_id)
    AND (s.status = 'VALID' OR s.id = v_id OR EXISTS (SELECT FROM transisi t WHERE t.kode_toko = v_toko
      AND t.id_dokumen = s.id AND t.ke = 'BATAL' AND urut_posting(v_toko, t.id_posting) IS NULL))
    AND (urut_valid(v_toko, b.id), b.id) <= (urut_valid(v_toko, v_id), v_id)
  GROUP BY b.id_asal HAVING bool_or(b.id = v_id) $$;

-- Corrections of the same sales that became VALID after this one, and stand.
CREATE OR REPLACE FUNCTION koreksi_sesudah(v_toko text, v_id uuid)
RETURNS TABLE (id_nota uuid, nomor text) LANGUAGE sql STABLE AS $$
  SELECT DISTINCT b.id_asal, d.nomor FROM pembelian_baris b
    JOIN pembelian p ON p.kode_toko = v_toko AND p.id = b.id AND p.jenis = 'KOREKSI'
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = b.id AND s.status = 'VALID'
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id
  WHERE b.kode_toko = v_toko AND b.id_asal IN (SELECT x.id_asal FROM pembelian_baris x
      JOIN pembelian i ON i.kode_toko = v_toko AND i.id = x.id AND i.jenis = 'KOREKSI'
      WHERE x.kode_toko = v_toko AND x.id = v_id)
    AND (urut_valid(v_toko, b.id), b.id) > (urut_valid(v_toko, v_id), v_id) $$;

-- What stays of what a note was given (v_beri) without these lines. v_utuh, v_sisa: what the whole note and
-- its rest would be given by the master of today. Where a rule was changed since, that is not what was
-- given: then the rest keeps its share of it; where nothing is given any more, its share by rupiah.
CREATE OR REPLACE FUNCTION hak_tetap(v_toko text, v_id uuid, v_kini int[], v_beri bigint, v_utuh bigint,
  v_sisa bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN v_utuh = v_beri THEN v_sisa
    WHEN v_utuh > 0 THEN div(v_beri::numeric * v_sisa, v_utuh)::bigint
    ELSE (SELECT coalesce(div(v_beri * coalesce(sum(j.rp) FILTER (WHERE j.n <> ALL (v_kini)), 0),
        nullif(sum(j.rp), 0)), 0)::bigint
      FROM (SELECT n, harga_jual + ongkos - diskon - pajak_termasuk AS rp FROM penjualan_baris
        WHERE kode_toko = v_toko AND id = v_id) j) END $$;

-- Whether these lines are all that a sale has.
CREATE OR REPLACE FUNCTION nota_habis(v_toko text, v_id uuid, v_kini int[]) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (SELECT FROM penjualan_baris
    WHERE kode_toko = v_toko AND id = v_id AND n <> ALL (v_kini)) $$;

-- Whether no line of a sale stands any more.
CREATE OR REPLACE FUNCTION semua_diretur(v_toko text, v_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (SELECT FROM penjualan_baris j WHERE j.kode_toko = v_toko AND j.id = v_id
    AND NOT EXISTS (SELECT FROM pembelian_baris b
      JOIN pembelian p ON p.kode_toko = v_toko AND p.id = b.id AND p.jenis = 'KOREKSI'
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = b.id AND s.status = 'VALID'
      WHERE b.kode_toko = v_toko AND b.id_asal = v_id AND b.n_asal = j.n)) $$;

GRANT EXECUTE ON FUNCTION muat_koreksi_penjualan, retur_jual TO kencana_app;
