-- The loan of a shop that runs under this seal, but for this one.
CREATE OR REPLACE FUNCTION segel_dipakai(v_toko text, v_segel text, v_kecuali text) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT d.nomor FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.jenis = 'HUTANG' AND d.isi->>'no_segel' = v_segel
    AND s.status IN ('OPEN', 'AKTIF', 'DITAHAN') AND d.nomor IS DISTINCT FROM v_kecuali
  ORDER BY d.saat DESC LIMIT 1 $$;

-- These seals are free, but for the loans that bear them: [{no_segel, nomor}]. The lock lets one loan after the other take its own.
CREATE OR REPLACE FUNCTION periksa_segel(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record; v_nomor text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('segel ' || k.toko, 0));
  FOR r IN SELECT * FROM jsonb_to_recordset(isi) AS r(no_segel text, nomor text) LOOP
    v_nomor := segel_dipakai(k.toko, r.no_segel, r.nomor);
    IF v_nomor IS NOT NULL THEN
      PERFORM tolak('KN018', 'segel_dipakai',
        jsonb_build_object('no_segel', r.no_segel, 'nomor', v_nomor));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- The loan that each of these seals means: of this shop first, then what runs, then the newest.
-- toko_lain: the name of another shop whose it is.
CREATE OR REPLACE FUNCTION tas_brankas(v_toko text, v_segel jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(t), '[]') FROM jsonb_array_elements_text(v_segel) AS g(no_segel),
    LATERAL (SELECT g.no_segel, d.nomor AS no_faktur_hutang, d.isi->>'nama_barang' AS nama_barang,
        (d.isi->>'berat')::bigint AS berat, (d.isi->>'pokok')::bigint AS pokok, s.status,
        CASE WHEN d.kode_toko <> v_toko THEN (SELECT nama_toko FROM toko k
          WHERE k.kode_toko = d.kode_toko) END AS toko_lain
      FROM dokumen d JOIN status_dokumen s ON s.kode_toko = d.kode_toko AND s.id = d.id
      WHERE d.jenis = 'HUTANG' AND d.isi->>'no_segel' = g.no_segel
      ORDER BY d.kode_toko <> v_toko, s.status IN ('OPEN', 'AKTIF', 'DITAHAN') DESC, d.saat DESC
      LIMIT 1) t $$;

-- What these seals mean, and what should lie in the safe: the pledges of loans that run.
CREATE OR REPLACE FUNCTION muat_brankas(v_toko text, v_segel jsonb) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('dikenal', tas_brankas(v_toko, v_segel),
    'harap', (SELECT coalesce(jsonb_agg(jsonb_build_object('no_segel', d.isi->>'no_segel',
        'no_faktur_hutang', d.nomor, 'nama_barang', d.isi->>'nama_barang',
        'berat', (d.isi->>'berat')::bigint, 'pokok', (d.isi->>'pokok')::bigint)
        ORDER BY d.nomor), '[]')
      FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
      WHERE s.kode_toko = v_toko AND s.jenis = 'HUTANG' AND s.status <> 'VALID'
        AND s.status IN ('AKTIF', 'DITAHAN'))) $$;

-- What a count missed, with whom it belongs to, as long as he is not forgotten.
CREATE OR REPLACE FUNCTION hilang_brankas(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(h.isi || jsonb_build_object(
    'nama_customer', coalesce(c.nama_customer, '')) ORDER BY h.n), '[]')
  FROM dokumen b, jsonb_array_elements(b.isi->'hilang') WITH ORDINALITY AS h(isi, n)
    LEFT JOIN dokumen d ON d.kode_toko = v_toko AND d.nomor = h.isi->>'no_faktur_hutang'
    LEFT JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = (d.isi->>'id_pelanggan')::uuid
      AND c.dihapus_pada IS NULL
  WHERE b.kode_toko = v_toko AND b.id = v_id $$;

-- Loans run, and the safe was not counted for so many days: since its last count, or since the oldest
-- of them.
CREATE OR REPLACE FUNCTION perhatian_tutup_hutang_brankas(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', v_tgl - sejak)
  FROM (SELECT angka_parameter(v_toko, 'HUTANG_HARI_HITUNG', 30) AS hari,
      greatest(min((d.isi->>'tgl_hutang')::date),
        (SELECT max(b.tgl_system) FROM dokumen b
            JOIN status_dokumen o ON o.kode_toko = v_toko AND o.id = b.id AND o.status = 'VALID'
          WHERE b.kode_toko = v_toko AND b.jenis = 'HITUNG_BRANKAS' AND b.prefix = 'BR')) AS sejak
    FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
    WHERE s.kode_toko = v_toko AND s.jenis = 'HUTANG' AND s.status <> 'VALID'
      AND s.status IN ('AKTIF', 'DITAHAN')) x
  WHERE hari > 0 AND v_tgl - sejak > hari $$;

-- Counts whose difference nobody has explained yet.
CREATE OR REPLACE FUNCTION perhatian_tutup_hutang_selisih(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'nomor', (array_agg(d.nomor ORDER BY d.nomor))[1:5])
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'HITUNG_BRANKAS' AND s.status = 'OPEN'
  HAVING count(*) > 0 $$;

GRANT EXECUTE ON FUNCTION hilang_brankas, muat_brankas, segel_dipakai, tas_brankas TO kencana_app;
