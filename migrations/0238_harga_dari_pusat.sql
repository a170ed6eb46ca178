-- What the head office sends sets and confirms the groups that it names, and no others.
SET LOCAL search_path = kencana, pg_temp;

-- As in 0235; hanya: the groups that may be confirmed, all of them without it.
CREATE OR REPLACE FUNCTION tulis_ubah_harga(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_dokumen uuid := (isi->>'id_dokumen')::uuid; v_murni bigint := (isi->>'murni')::bigint;
  v_kode text := to_char(k.tgl, 'YYYY-MM-DD');
BEGIN
  IF v_murni IS NOT NULL THEN
    INSERT INTO ubah_harga SELECT k.toko, k.id_posting, 0, v_dokumen, NULL,
      (SELECT harga_murni FROM para_harga_emas WHERE kode_toko = k.toko
        AND berlaku_mulai <= k.tgl ORDER BY berlaku_mulai DESC LIMIT 1), v_murni, NULL, NULL, k.tgl;
    UPDATE para_harga_emas SET harga_murni = v_murni
    WHERE kode_toko = k.toko AND berlaku_mulai = k.tgl;
    IF NOT FOUND THEN
      IF EXISTS (SELECT FROM para_harga_emas WHERE kode_toko = k.toko AND kode_harga = v_kode) THEN
        v_kode := upper(left(replace(k.id_posting::text, '-', ''), 20));
      END IF;
      INSERT INTO para_harga_emas (kode_toko, kode_harga, berlaku_mulai, harga_murni)
      VALUES (k.toko, v_kode, k.tgl, v_murni);
    END IF;
  END IF;
  INSERT INTO ubah_harga
  SELECT k.toko, k.id_posting, r.n, v_dokumen, g.kode_group, g.harga, r.harga, g.harga_beli,
    r.harga_beli, k.tgl
  FROM ROWS FROM (jsonb_to_recordset(isi->'baris') AS (kode_group text, harga bigint,
      harga_beli bigint)) WITH ORDINALITY AS r(kode_group, harga, harga_beli, n)
    JOIN group_harga g ON g.kode_toko = k.toko AND g.kode_group = r.kode_group;
  UPDATE group_harga g SET harga = coalesce(u.harga_ke, g.harga),
    harga_beli = coalesce(u.harga_beli_ke, g.harga_beli), tgl_konfirmasi = k.tgl
  FROM group_harga x LEFT JOIN ubah_harga u ON u.kode_toko = k.toko
    AND u.id_posting = k.id_posting AND u.kode_group = x.kode_group
  WHERE g.kode_toko = k.toko AND x.kode_toko = k.toko AND x.kode_group = g.kode_group
    AND (u.kode_group IS NOT NULL OR g.tgl_konfirmasi IS DISTINCT FROM k.tgl
      AND (coalesce(jsonb_typeof(isi->'hanya'), 'null') = 'null'
        OR isi->'hanya' ? g.kode_group));
  RETURN baca_ubah_harga(k.toko, k.id_posting, versi_naskah());
END $$;
