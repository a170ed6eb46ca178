-- The trays of a gudang (or one of them), with what the books expect, the last weighing of each and
-- the one that is under way.
CREATE OR REPLACE FUNCTION baki_timbang(v_toko text, v_gudang text, v_baki text) RETURNS TABLE (
  kode_gudang text, kode_baki text, nama_baki text, status_baki text, berat_baki bigint,
  pcs int, berat_barang bigint, berat_bandrol bigint, id uuid, nomor text, waktu text, oleh text,
  terakhir_tgl date, terakhir_waktu text, terakhir_hasil text)
LANGUAGE sql STABLE AS $$
  SELECT b.kode_gudang, b.kode_baki, b.nama_baki, b.status_baki, b.berat_baki, i.pcs + c.pcs,
    i.barang + c.berat, i.bandrol, o.id, o.nomor, o.waktu, o.oleh, l.tgl_system, l.waktu, l.hasil
  FROM baki b
    CROSS JOIN LATERAL (SELECT count(*)::int AS pcs,
        coalesce(sum(berat + berat_atribut), 0)::bigint AS barang,
        coalesce(sum(berat_bandrol), 0)::bigint AS bandrol
      FROM isi_baki(v_toko, b.kode_gudang, b.kode_baki)) i
    CROSS JOIN curah_baki(v_toko, b.kode_baki) c
    LEFT JOIN timbang_terbuka(v_toko) o ON o.kode_baki = b.kode_baki
    LEFT JOIN LATERAL (SELECT tgl_system, waktu, hasil FROM timbang_baki t
      WHERE t.kode_toko = v_toko AND t.kode_baki = b.kode_baki ORDER BY saat DESC LIMIT 1) l ON true
  WHERE b.kode_toko = v_toko AND b.kode_gudang = coalesce(v_gudang, b.kode_gudang)
    AND b.kode_baki = coalesce(v_baki, b.kode_baki)
  ORDER BY b.kode_gudang, b.kode_baki $$;

-- Those in an OPEN sale lie at the cashier (DOMAIN 5); those that a customer left money for lie
-- where they were.
CREATE OR REPLACE FUNCTION isi_baki(v_toko text, v_gudang text, v_baki text) RETURNS SETOF barang
LANGUAGE sql STABLE AS $$
  SELECT * FROM barang WHERE kode_toko = v_toko AND kode_gudang = v_gudang AND kode_baki = v_baki
    AND status IN ('ADA', 'TITIP') $$;

-- What lies in it without a barcode.
CREATE OR REPLACE FUNCTION curah_baki(v_toko text, v_baki text, OUT pcs int, OUT berat bigint,
  OUT versi text) LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(qty), 0)::int, coalesce(sum(berat), 0)::bigint,
    string_agg(concat_ws(':', kode_group, kode_dept, versi), ',' ORDER BY kode_group COLLATE "C",
      kode_dept COLLATE "C")
  FROM saldo_manual WHERE kode_toko = v_toko AND kode_baki = v_baki $$;

-- What starting reads: the trays, and whether this scale was checked today.
CREATE OR REPLACE FUNCTION muat_mulai_timbang(v_toko text, v_gudang text, v_baki text, v_timbangan text)
RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object(
    'gudang', EXISTS (SELECT FROM gudang WHERE kode_toko = v_toko AND kode_gudang = v_gudang),
    'tera', tera_terakhir(v_toko, v_timbangan,
      (SELECT tgl_system FROM toko WHERE kode_toko = v_toko)),
    'baki', (SELECT coalesce(jsonb_agg(to_jsonb(b)), '[]')
      FROM baki_timbang(v_toko, v_gudang, v_baki) b)) $$;

-- Everything of one weighing: the document, the tray as it is now with each piece in it, what lies
-- around it (one of those may have come into it), and the readings.
CREATE OR REPLACE FUNCTION muat_timbang(v_toko text, v_id uuid) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object(
    'id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
    'waktu', d.isi->>'waktu', 'status_lama', d.isi->>'status_lama',
    'timbangan', d.isi->>'timbangan',
    'baki', jsonb_build_object('kode_gudang', b.kode_gudang, 'kode_baki', b.kode_baki,
      'nama_baki', b.nama_baki, 'status_baki', b.status_baki, 'berat_baki', b.berat_baki),
    'sidik', sidik_isi_baki(v_toko, b.kode_gudang, b.kode_baki),
    'curah', (SELECT to_jsonb(c) - 'versi' FROM curah_baki(v_toko, b.kode_baki) c),
    'barang', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_barcode', i.kode_barcode,
        'nama_barang', i.nama_barang, 'berat', i.berat + i.berat_atribut,
        'berat_bandrol', i.berat_bandrol) ORDER BY i.kode_barcode COLLATE "C"), '[]')
      FROM isi_baki(v_toko, b.kode_gudang, b.kode_baki) i),
    'luar', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_barcode', i.kode_barcode,
        'nama_barang', i.nama_barang, 'berat', i.berat + i.berat_atribut,
        'berat_bandrol', i.berat_bandrol)), '[]')
      FROM (SELECT * FROM barang l WHERE l.kode_toko = v_toko AND l.kode_gudang = b.kode_gudang
        AND (l.kode_baki IS DISTINCT FROM b.kode_baki OR l.status NOT IN ('ADA', 'TITIP'))
        ORDER BY l.kode_baki IS DISTINCT FROM b.kode_baki, l.kode_barcode LIMIT 3000) i),
    'bacaan', (SELECT coalesce(jsonb_agg(jsonb_build_object('n', r.n, 'saat', r.saat,
        'oleh', r.oleh, 'timbangan', r.timbangan, 'asal', r.asal, 'mentah', r.mentah,
        'stabil', r.stabil, 'berat', r.berat) ORDER BY r.n), '[]')
      FROM bacaan_timbang r WHERE r.kode_toko = v_toko AND r.id_dokumen = d.id))
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    JOIN baki b ON b.kode_toko = v_toko AND b.kode_baki = d.isi->>'kode_baki'
  WHERE d.kode_toko = v_toko AND d.id = v_id AND d.jenis = 'TIMBANG_BAKI' $$;

-- Trays with pieces that were not weighed into the safe today, where the shop weighs daily.
CREATE OR REPLACE FUNCTION perhatian_tutup_baki(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*),
    'nomor', jsonb_agg(b.kode_baki ORDER BY b.kode_baki))
  FROM baki b
  WHERE b.kode_toko = v_toko AND modul_nyala(v_toko, 'TIMBANG_HARIAN_MODULE', false)
    AND (EXISTS (SELECT FROM isi_baki(v_toko, b.kode_gudang, b.kode_baki))
      OR (curah_baki(v_toko, b.kode_baki)).pcs > 0)
    AND NOT EXISTS (SELECT FROM timbang_baki t WHERE t.kode_toko = v_toko AND t.tgl_system = v_tgl
      AND t.kode_baki = b.kode_baki AND t.waktu = 'MALAM')
  HAVING count(*) > 0 $$;

-- These trays, and what lies in them, are as the rules read them: [{kode_gudang, kode_baki,
-- sidik}].
CREATE OR REPLACE FUNCTION periksa_isi_baki(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record;
BEGIN
  FOR r IN SELECT * FROM jsonb_to_recordset(isi)
      AS r(kode_gudang text, kode_baki text, sidik text) LOOP
    IF sidik_isi_baki(k.toko, r.kode_gudang, r.kode_baki) <> r.sidik THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'baki', 'kunci', r.kode_baki));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION sidik_isi_baki(v_toko text, v_gudang text, v_baki text) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT md5(concat_ws(',', (SELECT berat_baki FROM baki
      WHERE kode_toko = v_toko AND kode_baki = v_baki),
    (SELECT string_agg(kode_barcode || ':' || versi, ',' ORDER BY kode_barcode COLLATE "C")
      FROM isi_baki(v_toko, v_gudang, v_baki)), (curah_baki(v_toko, v_baki)).versi)) $$;

CREATE OR REPLACE FUNCTION tera_terakhir(v_toko text, v_timbangan text, v_tgl date) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT cocok FROM tera_timbangan WHERE kode_toko = v_toko AND tgl_system = v_tgl
    AND timbangan = v_timbangan ORDER BY saat DESC LIMIT 1 $$;

CREATE OR REPLACE FUNCTION timbang_terbuka(v_toko text) RETURNS TABLE (id uuid, nomor text, versi int,
  kode_gudang text, kode_baki text, waktu text, status_lama text, timbangan text, oleh text,
  saat timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT d.id, d.nomor, s.versi, d.isi->>'kode_gudang', d.isi->>'kode_baki', d.isi->>'waktu',
    d.isi->>'status_lama', d.isi->>'timbangan', d.input_by, d.saat
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'TIMBANG_BAKI' AND s.status = 'OPEN' $$;

-- [{timbangan, asal, mentah, stabil, berat}] of a weighing that is under way; answers how many it
-- has by now, or null when it is not under way.
CREATE OR REPLACE FUNCTION catat_bacaan(v_toko text, v_id uuid, v_oleh text, isi jsonb) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE v_n int;
BEGIN
  PERFORM toko_sendiri(v_toko);
  -- The document's row is the queue: two who read at once take numbers one after the other.
  PERFORM FROM status_dokumen WHERE kode_toko = v_toko AND id = v_id AND jenis = 'TIMBANG_BAKI'
    AND status = 'OPEN' FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT coalesce(max(n), 0) INTO v_n FROM bacaan_timbang
  WHERE kode_toko = v_toko AND id_dokumen = v_id;
  INSERT INTO bacaan_timbang SELECT v_toko, v_id, v_n + b.ordinality, waktu_kini(), v_oleh,
    b.timbangan, b.asal, b.mentah, b.stabil, b.berat
  FROM jsonb_populate_recordset(NULL::bacaan_timbang, isi) WITH ORDINALITY AS b;
  RETURN v_n + jsonb_array_length(isi);
END $$;

GRANT EXECUTE ON FUNCTION baki_timbang, catat_bacaan, curah_baki, isi_baki, muat_mulai_timbang, muat_timbang,
  tera_terakhir, timbang_terbuka TO kencana_app;
