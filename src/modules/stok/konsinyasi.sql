CREATE OR REPLACE FUNCTION baca_konsinyasi(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_konsinyasi_v1(x), E'\n' ORDER BY n) FROM konsinyasi x
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_konsinyasi_v1(x konsinyasi) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT x::text $$;

-- [{id_dokumen, kode_barcode}]
CREATE OR REPLACE FUNCTION tulis_konsinyasi(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text;
BEGIN
  WITH baru AS (
    INSERT INTO konsinyasi SELECT k.toko, k.id_posting, x.ordinality, x.id_dokumen, x.kode_barcode, k.tgl
    FROM jsonb_populate_recordset(NULL::konsinyasi, isi) WITH ORDINALITY AS x
    RETURNING naskah_konsinyasi_v1(konsinyasi) AS naskah, n)
  SELECT string_agg(naskah, E'\n' ORDER BY n) INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;

-- When a piece was bought back from a customer, by the version of its move, up to a day: it is ours since.
-- A purchase that was cancelled (the customer has the piece again) was none.
CREATE OR REPLACE FUNCTION dibeli_kembali(v_toko text, v_barcode text, v_tgl date) RETURNS int
LANGUAGE sql STABLE AS $$
  SELECT min(y.versi) FROM gerak_barang y
  WHERE y.kode_toko = v_toko AND y.kode_barcode = v_barcode AND y.ke_status = 'DIBELI'
    AND y.tgl_system <= v_tgl
    AND (SELECT z.ke_status FROM gerak_barang z WHERE z.kode_toko = v_toko
      AND z.kode_barcode = v_barcode AND z.versi > y.versi AND z.tgl_system <= v_tgl
      ORDER BY z.versi LIMIT 1) IS DISTINCT FROM 'TERJUAL' $$;

-- Pieces that came on consignment and did not go back, with what they came as. di_toko: still the
-- supplier's; else he is owed for them since tgl_keluar. One that was bought back from a customer is
-- ours: that it leaves again is nothing to him.
CREATE OR REPLACE FUNCTION konsinyasi_kini(v_toko text)
RETURNS TABLE (kode_barcode text, nama_barang text, kode_kategori text, id_terima uuid, supplier text,
  tgl_masuk date, kadar int, nilai bigint, kotor bigint, murni bigint, di_toko boolean, status text,
  tgl_keluar date) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT b.kode_barcode, b.nama_barang, b.kode_kategori, d.id, d.isi->>'supplier', b.tgl_masuk,
    (g.isi->>'kadar')::int, (g.isi->>'harga_pokok')::bigint, g.berat, g.murni,
    b.kode_gudang IS NOT NULL AND w.dibeli IS NULL, b.status,
    (SELECT max(y.tgl_system) FROM gerak_barang y WHERE y.kode_toko = v_toko
      AND y.kode_barcode = x.kode_barcode AND y.dari_gudang IS NOT NULL AND y.ke_gudang IS NULL
      AND (w.dibeli IS NULL OR y.versi < w.dibeli))
  FROM konsinyasi x
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = x.id_dokumen AND d.prefix <> 'BT'
    JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = x.kode_barcode
    JOIN gerak_barang g ON g.kode_toko = v_toko AND g.kode_barcode = x.kode_barcode AND g.versi = 1,
    LATERAL (SELECT dibeli_kembali(v_toko, x.kode_barcode, 'infinity') AS dibeli) w
  WHERE x.kode_toko = v_toko AND b.status <> 'BATAL'
    AND (b.status <> 'DISERAHKAN' OR w.dibeli IS NOT NULL) $$;

-- Pieces that lay in the shop at the end of a day and were a supplier's then, with what they came at:
-- no value of ours.
CREATE OR REPLACE FUNCTION konsinyasi_pada(v_toko text, v_tgl date)
RETURNS TABLE (kode_barcode text, nilai bigint) LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT x.kode_barcode, (g.isi->>'harga_pokok')::bigint
  FROM konsinyasi x
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = x.id_dokumen AND d.prefix <> 'BT'
    JOIN gerak_barang g ON g.kode_toko = v_toko AND g.kode_barcode = x.kode_barcode AND g.versi = 1
  WHERE x.kode_toko = v_toko AND x.tgl_system <= v_tgl
    AND (SELECT y.ke_gudang FROM gerak_barang y WHERE y.kode_toko = v_toko
      AND y.kode_barcode = x.kode_barcode AND y.tgl_system <= v_tgl
      ORDER BY y.versi DESC LIMIT 1) IS NOT NULL
    AND dibeli_kembali(v_toko, x.kode_barcode, v_tgl) IS NULL $$;

-- Of these pieces those that came on consignment and never were bought back from a customer.
CREATE OR REPLACE FUNCTION masih_konsinyasi(v_toko text, v_barcode text[]) RETURNS SETOF text
LANGUAGE sql STABLE AS $$
  SELECT x.kode_barcode FROM konsinyasi x
  WHERE x.kode_toko = v_toko AND x.kode_barcode = ANY (v_barcode)
    AND dibeli_kembali(v_toko, x.kode_barcode, 'infinity') IS NULL $$;

-- These pieces, those that are still a supplier's, with the accounts of what is owed for them.
CREATE OR REPLACE FUNCTION muat_konsinyasi(v_toko text, v_barcode jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('akun', akun_dari(v_toko, 'SUPPLIER', 'SUPPLIER'), 'barang',
    coalesce(jsonb_agg(jsonb_build_object('kode_barcode', b.kode_barcode,
      'kode_kategori', b.kode_kategori, 'harga_pokok', b.harga_pokok)), '[]'))
  FROM masih_konsinyasi(v_toko, ARRAY(SELECT jsonb_array_elements_text(v_barcode))) AS x(kode)
    JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = x.kode $$;

GRANT EXECUTE ON FUNCTION konsinyasi_kini, konsinyasi_pada, muat_konsinyasi TO kencana_app;
