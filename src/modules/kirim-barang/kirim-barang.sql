-- The pieces of a parcel that are on the way.
CREATE OR REPLACE FUNCTION barang_di_jalan(v_toko text, v_id uuid) RETURNS SETOF barang
LANGUAGE sql STABLE AS $$
  SELECT * FROM barang WHERE kode_toko = v_toko AND status = 'PERJALANAN' AND id_pemegang = v_id
  ORDER BY kode_barcode COLLATE "C" $$;

CREATE OR REPLACE FUNCTION sisa_kirim_barang(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE AS
$$ SELECT nullif(count(*), 0) FROM barang_di_jalan(v_toko, v_id) $$;

-- A figure of what was frozen, 0 while nothing was.
CREATE OR REPLACE FUNCTION angka_isi(isi jsonb, VARIADIC v_nama text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE
AS $$
  SELECT jsonb_object_agg(nama, coalesce((isi->>nama)::bigint, 0)) FROM unnest(v_nama) AS nama $$;

CREATE OR REPLACE FUNCTION baki_toko(v_toko text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_array(kode_baki, jsonb_build_object(
    'kode_gudang', kode_gudang, 'status_baki', status_baki))), '[]')
  FROM baki WHERE kode_toko = v_toko $$;

-- A parcel of this shop, by {id} or {nomor}.
CREATE OR REPLACE FUNCTION muat_kirim_barang(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT x.kiriman || jsonb_build_object('akun', akun_dari(v_toko, 'BARANG', 'KIRIM_BARANG'),
    'baki', baki_toko(v_toko),
    'di_jalan', (SELECT coalesce(jsonb_agg(to_jsonb(b) - 'kode_toko'), '[]')
      FROM barang_di_jalan(v_toko, (x.kiriman->>'id')::uuid) b),
    'isi', jsonb_build_object('dilepas', coalesce(x.isi->'dilepas', '[]'),
        'ditimbang', coalesce(x.isi->'ditimbang', '[]')) || angka_isi(x.isi,
      'pcs_terima', 'berat_terima', 'berat_sampai', 'nilai_sampai', 'pcs_kembali', 'susut_kembali',
      'pcs_hilang'))
  FROM kiriman_toko(v_toko, '{KIRIM_BARANG,-}', minta) x $$;

-- A parcel that was sent here, by {nomor}, {no_reff} or {asal, id_kirim}.
CREATE OR REPLACE FUNCTION muat_terima_barang(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT x.kiriman || jsonb_build_object('akun', akun_dari(v_toko, 'BARANG', 'KIRIM_BARANG'),
    'baki', baki_toko(v_toko),
    'ada', (SELECT coalesce(jsonb_agg(to_jsonb(b) - 'kode_toko'), '[]')
      FROM jsonb_array_elements(x.isi->'baris') r
        JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = r->>'kode_barcode'),
    'group', (SELECT coalesce(jsonb_agg(kode_group), '[]') FROM group_harga WHERE kode_toko = v_toko),
    'jenis', (SELECT coalesce(jsonb_agg(kode_dept), '[]') FROM jenis WHERE kode_toko = v_toko),
    'kategori', (SELECT coalesce(jsonb_agg(kode_kategori), '[]') FROM kategori
      WHERE kode_toko = v_toko),
    'bandrol', (SELECT coalesce(jsonb_agg(kode_bandrol), '[]') FROM bandrol WHERE kode_toko = v_toko),
    'kondisi', (SELECT coalesce(jsonb_agg(kode_kondisi), '[]') FROM kondisi_barang
      WHERE kode_toko = v_toko),
    'supplier', (SELECT coalesce(jsonb_agg(kode_supplier), '[]') FROM supplier
      WHERE kode_toko = v_toko),
    'isi', jsonb_build_object('no_segel', x.isi->'no_segel', 'baris', x.isi->'baris',
        'asing', x.isi->>'asing', 'diterima', coalesce(x.isi->'diterima', '[]'),
        'dilepas', coalesce(x.isi->'dilepas', '[]'),
        'ditimbang', coalesce(x.isi->'ditimbang', '[]'))
      || angka_isi(x.isi, 'pcs_terima', 'berat_terima', 'berat_sampai', 'nilai_sampai', 'pcs_kurang'))
  FROM kiriman_toko(v_toko, '{-,TERIMA_BARANG}', minta) x $$;

-- What happened to pieces, for the shop that they go to: no customer, no price.
CREATE OR REPLACE FUNCTION kisah_barang(v_toko text, v_barcode jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('kode_barcode', kode, 'riwayat', (
    SELECT coalesce(jsonb_agg(to_jsonb(r) ORDER BY r.saat), '[]') FROM (
      SELECT v_toko AS toko, saat, tgl_system, peristiwa, dokumen, dari, ke, berat, oleh
      FROM riwayat_sendiri(v_toko, kode)
      UNION ALL SELECT * FROM riwayat_lain(v_toko, kode)) r))), '[]')
  FROM jsonb_array_elements_text(v_barcode) AS kode $$;

-- The parcels of these numbers as they were packed.
CREATE OR REPLACE FUNCTION surat_kirim_barang(v_toko text, v_nomor jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status,
    'tgl_system', d.tgl_system, 'saat', d.saat, 'input_by', d.input_by,
    'no_kirim', d.isi->'no_kirim', 'tujuan', d.isi->'tujuan', 'no_segel', d.isi->'no_segel',
    'kurir', d.isi->'kurir', 'keterangan', d.isi->'keterangan',
    'nilai_asuransi', d.isi->'nilai_asuransi', 'pcs', d.isi->'pcs', 'berat', d.isi->'berat',
    'baris', d.isi->'baris') ORDER BY u.n), '[]')
  FROM jsonb_array_elements_text(v_nomor) WITH ORDINALITY AS u(nomor, n)
    JOIN dokumen d ON d.kode_toko = v_toko AND d.nomor = upper(trim(u.nomor))
      AND d.jenis = 'KIRIM_BARANG'
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id $$;

-- The pieces that a receipt, or a parcel, brought into this shop.
CREATE OR REPLACE FUNCTION barang_penerimaan(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('barang', coalesce(jsonb_agg(to_jsonb(b) - 'kode_toko'), '[]'))
  FROM dokumen d, LATERAL (SELECT DISTINCT kode_barcode FROM gerak_dokumen(v_toko, d.id)
      WHERE ke_status = 'ADA') g
    JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor
    AND d.jenis IN ('PENERIMAAN_BARANG', 'TAMBAH_BARANG', 'TERIMA_BARANG') $$;

CREATE OR REPLACE FUNCTION muat_bagi_barang(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
    'akun', akun_dari(v_toko, 'BARANG', 'KIRIM_BARANG'), 'dikemas', coalesce(i.isi->'dikemas', '[]'),
    'baris', (SELECT jsonb_agg('{"ke": null, "bita": 0}' || r ORDER BY n)
      FROM jsonb_array_elements(i.isi->'baris') WITH ORDINALITY AS r(r, n)),
    'barang', (SELECT coalesce(jsonb_agg(to_jsonb(b) - 'kode_toko'), '[]')
      FROM jsonb_array_elements(i.isi->'baris') r
        JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = r->>'kode_barcode'))
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id,
    LATERAL (SELECT isi_dokumen(v_toko, d.id) AS isi) i
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND d.jenis = 'BAGI_BARANG' $$;

-- The parcels of a proposal; one that was made before they had numbers has one for each branch.
CREATE OR REPLACE FUNCTION paket_bagi(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('tujuan', tujuan, 'ke', ke, 'pcs', pcs, 'berat', berat,
    'no_segel', k.isi->>'no_segel', 'pengemas', k.isi->>'pengemas') ORDER BY tujuan, ke), '[]')
  FROM (SELECT isi_dokumen(v_toko, v_id) AS isi) d,
    LATERAL (SELECT r->>'tujuan' AS tujuan, coalesce((r->>'ke')::int, 1) AS ke, count(*) AS pcs,
        sum((r->>'berat')::bigint) AS berat, jsonb_agg(r->'kode_barcode') AS kode
      FROM jsonb_array_elements(d.isi->'baris') r WHERE r->>'tujuan' IS NOT NULL GROUP BY 1, 2) x
    LEFT JOIN LATERAL (SELECT k AS isi FROM jsonb_array_elements(d.isi->'dikemas') k
      WHERE k->>'tujuan' = x.tujuan AND k->'baris' @> x.kode AND x.kode @> (k->'baris') LIMIT 1) k ON true $$;

-- What goods between shops come to in the account between them: what the others have of ours is owed
-- to us.
CREATE OR REPLACE FUNCTION nilai_barang_antar_toko(v_toko text) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(CASE jenis WHEN 'KIRIM_BARANG' THEN 1 ELSE -1 END
    * coalesce((isi->>'nilai_sampai')::bigint, 0)), 0)
  FROM surat_antar_toko(v_toko, '{KIRIM_BARANG,TERIMA_BARANG}', '{SEBAGIAN,SISA,DONE}') $$;

CREATE OR REPLACE FUNCTION audit_barang_di_jalan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(beda_kendali(v_toko, '{BARANG DI JALAN,ANTAR TOKO}'), audit_kiriman_barang(v_toko)) $$;

-- Each parcel: the gold that is on the way is that of its pieces, what a shop has of another's what was
-- received of it; one that is over holds no piece.
CREATE OR REPLACE FUNCTION audit_kiriman_barang(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Kiriman barang %s %s: %s mg di jalan dan %s mg pada toko lain menurut gram, %s mg dan %s mg '
    'menurut barangnya', d.nomor, d.status, g.jalan, g.cabang, b.jalan, b.cabang)
  FROM surat_antar_toko(v_toko, '{KIRIM_BARANG,TERIMA_BARANG}',
      '{KIRIM,SEBAGIAN,SISA,DONE,TOLAK}') d,
    LATERAL (SELECT coalesce(sum(kotor) FILTER (WHERE akun = 'PERJALANAN'), 0) AS jalan,
        coalesce(sum(kotor) FILTER (WHERE akun LIKE 'CABANG/%'), 0) AS cabang
      FROM gram WHERE kode_toko = v_toko AND id_dokumen = d.id) g,
    LATERAL (SELECT coalesce((SELECT sum(berat) FROM barang_di_jalan(v_toko, d.id)), 0) AS jalan,
      coalesce((d.isi->>'berat_sampai')::bigint, 0)
        * CASE d.jenis WHEN 'KIRIM_BARANG' THEN 1 ELSE -1 END AS cabang) b
  WHERE (g.jalan, g.cabang) <> (b.jalan, b.cabang) OR d.status = 'DONE' AND b.jalan <> 0 LIMIT 1 $$;

-- Parcels on the way, as the one that sent or waits for them: those that are not longer on it than this
-- shop allows, and the late ones.
CREATE OR REPLACE FUNCTION barang_di_perjalanan(v_toko text, v_jenis text, v_tgl date, v_lambat boolean)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jalan_antar_toko(v_toko, v_jenis, '{KIRIM,SEBAGIAN,SISA}',
    CASE WHEN v_lambat THEN '-infinity' ELSE b.sejak END, CASE WHEN v_lambat THEN b.sejak ELSE 'infinity' END)
  FROM (SELECT v_tgl - angka_parameter(v_toko, 'KIRIM_BARANG_LAMBAT', 2)::int AS sejak) b $$;
CREATE OR REPLACE FUNCTION perhatian_tutup_barang_dikirim(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT barang_di_perjalanan(v_toko, 'KIRIM_BARANG', v_tgl, true) $$;
CREATE OR REPLACE FUNCTION perhatian_tutup_barang_datang(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT barang_di_perjalanan(v_toko, 'TERIMA_BARANG', v_tgl, true) $$;
CREATE OR REPLACE FUNCTION perhatian_tutup_barang_jalan(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT barang_di_perjalanan(v_toko, 'KIRIM_BARANG', v_tgl, false) $$;
CREATE OR REPLACE FUNCTION perhatian_tutup_barang_ditunggu(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT barang_di_perjalanan(v_toko, 'TERIMA_BARANG', v_tgl, false) $$;

-- Lines of home: what waits to be scanned here, and what was let go and is not back.
CREATE OR REPLACE FUNCTION pagi_barang_datang(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jalan_antar_toko(v_toko, 'TERIMA_BARANG', '{KIRIM,SEBAGIAN}', '-infinity', 'infinity') - 'nomor' $$;
CREATE OR REPLACE FUNCTION pagi_barang_sisa(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jalan_antar_toko(v_toko, 'KIRIM_BARANG', '{SISA}', '-infinity', 'infinity') - 'nomor' $$;

CREATE OR REPLACE FUNCTION toko_baru_kirim_barang(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'BARANG', 'KIRIM_BARANG', v.* FROM (VALUES
    ('PERSEDIAAN', 'DEBET', '1201'), ('PERSEDIAAN_BERLIAN', 'DEBET', '1202'),
    ('BARANG_JALAN', 'DEBET', '1204'), ('ANTAR_TOKO', 'DEBET', '1104'), ('SUSUT', 'DEBET', '5103'),
    ('HILANG', 'DEBET', '5106')) AS v(kode, jenis, nomor)
  WHERE EXISTS (SELECT FROM akun WHERE kode_toko = v_toko AND nomor_akun = v.nomor)
  ON CONFLICT DO NOTHING $$;

GRANT EXECUTE ON FUNCTION barang_di_jalan, barang_penerimaan, kisah_barang, muat_bagi_barang,
  muat_kirim_barang, muat_terima_barang, paket_bagi, sisa_kirim_barang, surat_kirim_barang TO kencana_app;
