-- What is taxed of money for a promise, without its tax. A row that does not say it is of before 0070.
CREATE OR REPLACE FUNCTION dasar_janji_uang(u janji_uang) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(u.dasar, CASE WHEN u.pajak <> 0 THEN u.jumlah - u.pajak ELSE 0 END) $$;
-- The same of all that is held for it.
CREATE OR REPLACE FUNCTION dasar_janji(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(dasar_janji_uang(u)), 0)::bigint FROM janji_uang u
  WHERE u.kode_toko = v_toko AND u.id_janji = v_id $$;
-- Whether all that is held is of before 0070: the base that its rows are given may be too large. With
-- the next payment comes a row of no money that mends it (pajakSesudah, docs/adr/0427) and stays, also
-- when that payment goes. Rows that came since and were taken back whole mended nothing.
CREATE OR REPLACE FUNCTION dasar_lama(v_toko text, v_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT bool_or(u.dasar IS NULL) IS TRUE
    AND coalesce(sum(u.jumlah) FILTER (WHERE u.dasar IS NOT NULL), 0) = 0 AND coalesce(sum(u.dasar), 0) = 0
  FROM janji_uang u WHERE u.kode_toko = v_toko AND u.id_janji = v_id $$;

-- Tax of money for promises, on the day on which it was taken or went back. A promise that ends
-- keeps what was due. Money that came and lowers the tax corrects what was taken before: an auction
-- that brings less, goods that are free of it now. So does a row whose base and tax go two ways: the
-- base of money before 0070 was all of it. Its rate would say nothing.
CREATE OR REPLACE FUNCTION pajak_lain_janji(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (jenis text, tgl_system date, id uuid, nomor text, id_pelanggan uuid, pembeli_pajak text,
  kode text, nama_barang text, objek text, kode_pajak text, aturan text, perolehan text, tarif bigint,
  dpp bigint, ppn bigint) LANGUAGE sql STABLE AS $$
  SELECT d.jenis, u.tgl_system, u.id_posting, d.nomor, NULL::uuid, NULL, NULL, initcap(d.jenis),
    CASE d.jenis WHEN 'SERVICE' THEN 'JASA' ELSE 'BARANG' END, NULL,
    initcap(d.jenis) || CASE WHEN x.arah <> sign(u.jumlah) OR x.beda THEN ' (Koreksi)' ELSE '' END, NULL,
    CASE WHEN NOT x.beda THEN round(u.pajak * 10000.0 / nullif(x.dasar, 0))::bigint END, x.dasar, u.pajak
  FROM janji_uang u JOIN dokumen d ON d.kode_toko = v_toko AND d.id = u.id_janji
    LEFT JOIN janji_uang k ON k.kode_toko = v_toko AND k.id_posting = u.id_posting AND k.n = u.n + 1
      AND k.id_janji = u.id_janji AND k.jumlah = 0,
    LATERAL (SELECT s.dasar, sign(CASE u.pajak WHEN 0 THEN s.dasar ELSE u.pajak END) AS arah,
        sign(u.pajak) * sign(s.dasar) < 0 AS beda
      FROM (SELECT dasar_janji_uang(u) + coalesce(k.dasar, 0) AS dasar) s) x
  WHERE u.kode_toko = v_toko AND u.tgl_system BETWEEN v_awal AND v_akhir
    AND u.jenis <> 'PAKAI' AND u.jumlah <> 0 AND (u.pajak <> 0 OR x.dasar <> 0) $$;

GRANT EXECUTE ON FUNCTION dasar_janji_uang, pajak_lain_janji TO kencana_app;
