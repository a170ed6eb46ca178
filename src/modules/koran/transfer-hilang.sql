-- Transfers that never came: the document, and the row of the book that it takes back. Every cancel
-- asks: they are found by the kind of their state, not among all documents.
CREATE OR REPLACE FUNCTION hilang_sah(v_toko text)
RETURNS TABLE (id uuid, id_baris uuid, n_baris int) LANGUAGE sql STABLE AS $$
  SELECT d.id, (d.isi->>'id_baris')::uuid, (d.isi->>'n_baris')::int
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id AND d.prefix = 'TN'
  WHERE s.kode_toko = v_toko AND s.jenis = 'TRANSFER_HILANG' AND s.status = 'VALID' $$;

-- Their money, as the document had it whose money it was, and how many alike.
CREATE OR REPLACE FUNCTION uang_hilang(v_toko text)
RETURNS TABLE (id_dokumen uuid, no_rekening text, no_ref text, jumlah bigint, kali bigint)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(k.id_group, k.id_dokumen), k.no_rekening, k.no_ref, k.jumlah_in::bigint, count(*)
  FROM hilang_sah(v_toko) h JOIN kas k ON k.kode_toko = v_toko AND k.id_posting = h.id_baris
    AND k.n = h.n_baris
  GROUP BY 1, 2, 3, 4 $$;

-- Whether money of these documents never came: their own, what was added to them, and of a deposit
-- that a promise became, the promise's.
CREATE OR REPLACE FUNCTION ada_hilang(v_toko text, v_id uuid[]) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM uang_hilang(v_toko) h
      JOIN dokumen g ON g.kode_toko = v_toko AND g.id = h.id_dokumen
    WHERE g.id = ANY (v_id) OR g.id_asal = ANY (v_id)
      OR g.id_asal IN (SELECT t.id_asal FROM dokumen t
        WHERE t.kode_toko = v_toko AND t.id = ANY (v_id) AND t.jenis = 'TITIPAN')) $$;

-- What is taken back while it stands as never come would leave the account twice. A settlement, or
-- what a bank took back, that is a pair with the bank's line is let go first: its line waits for the right one.
CREATE OR REPLACE FUNCTION halangan_batal_kas(v_toko text, v_dokumen uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('kode', 'hilang') WHERE ada_hilang(v_toko, ARRAY[v_dokumen])
  UNION ALL
  SELECT jsonb_build_object('kode', 'cocok', 'pencocokan', min(p.nomor))
  FROM dokumen d JOIN transisi t ON t.kode_toko = v_toko AND t.id_dokumen = d.id
    JOIN cocok_kini c ON c.kode_toko = v_toko AND c.sisi = 'KAS' AND c.id_baris = t.id_posting
    JOIN dokumen p ON p.kode_toko = v_toko AND p.id = c.id_dokumen
  WHERE d.kode_toko = v_toko AND d.id = v_dokumen AND d.jenis IN ('SETTLEMENT', 'KARTU_DITARIK')
  HAVING count(*) > 0
  UNION ALL SELECT h FROM halangan_kartu(v_toko, v_dokumen) h WHERE h IS NOT NULL LIMIT 1 $$;

-- Whoever declares a transfer as never come and whoever gives its money back come one after the other.
CREATE OR REPLACE FUNCTION kunci_hilang(v_toko text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('hilang ' || v_toko, 0)) $$;

-- {id: [..]}: still no money of these documents stands as never come.
CREATE OR REPLACE FUNCTION periksa_uang_datang(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM kunci_hilang(k.toko);
  IF ada_hilang(k.toko, ARRAY(SELECT jsonb_array_elements_text(isi->'id'))::uuid[]) THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'kas'));
  END IF;
  RETURN NULL;
END $$;

-- The deposit or promise that still holds the money that came by this document: it would be given
-- back, or pay for goods. What an auction brought above the debt is no money that was left.
CREATE OR REPLACE FUNCTION pemegang_uang(v_toko text, v_id uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT t.nomor FROM dokumen g JOIN dokumen t ON t.kode_toko = v_toko
    AND (t.id = g.id_asal OR t.jenis = 'TITIPAN' AND (t.id = g.id OR t.id_asal = g.id_asal))
    JOIN status_dokumen o ON o.kode_toko = v_toko AND o.id = t.id AND o.status <> 'LELANG'
  WHERE g.kode_toko = v_toko AND g.id = v_id
    AND (g.jenis IN ('TITIPAN', 'TAMBAH_TITIPAN') OR g.jenis LIKE 'KWITANSI\_%')
    AND (EXISTS (SELECT FROM saldo_titipan s WHERE s.kode_toko = v_toko AND s.id = t.id AND s.saldo > 0)
      OR EXISTS (SELECT FROM saldo_janji s WHERE s.kode_toko = v_toko AND s.id = t.id AND s.saldo > 0))
  ORDER BY t.nomor LIMIT 1 $$;

-- A document and all that belongs to it: the promise or deposit that it is of, and what took it back.
CREATE OR REPLACE FUNCTION keluarga_uang(v_toko text, v_id uuid) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  WITH kepala AS (SELECT coalesce(id_asal, id) AS id FROM dokumen WHERE kode_toko = v_toko AND id = v_id)
  SELECT id FROM kepala
  UNION SELECT a.id FROM dokumen a, kepala k WHERE a.kode_toko = v_toko AND a.id_asal = k.id
  UNION SELECT b.id FROM dokumen b JOIN dokumen a ON a.kode_toko = v_toko AND a.id = b.id_asal, kepala k
    WHERE b.kode_toko = v_toko AND a.id_asal = k.id $$;

-- What was given back of that money and has left the account, as a line of the bank says that nobody has
-- matched: it is no part of what never came.
CREATE OR REPLACE FUNCTION kembali_di_bank(v_toko text, v_rekening text, v_id uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  WITH x AS MATERIALIZED (SELECT * FROM belum_cocok(v_toko, v_rekening))
  SELECT jsonb_build_object('dokumen', d.nomor, 'jumlah', 0 - k.jumlah,
    'tgl', to_char(b.tgl, 'YYYY-MM-DD'))
  FROM x k JOIN x b ON b.sisi = 'KORAN' AND b.jumlah = k.jumlah AND b.tgl >= k.tgl - 7
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = k.id_dokumen
  WHERE k.sisi = 'KAS' AND k.jumlah < 0 AND k.id_dokumen IN (SELECT keluarga_uang(v_toko, v_id))
  ORDER BY b.tgl, d.nomor LIMIT 1 $$;

-- What of the rows of an account that nobody has matched is left of a document and all that belongs to it:
-- what came for it, less what was given back and what never came.
CREATE OR REPLACE FUNCTION sisa_keluarga(v_toko text, v_rekening text, v_id uuid) RETURNS bigint
LANGUAGE sql STABLE AS $$
  WITH anggota AS MATERIALIZED (SELECT id FROM keluarga_uang(v_toko, v_id) a(id)),
  semua AS MATERIALIZED (
    SELECT id FROM anggota
    UNION SELECT h.id FROM hilang_sah(v_toko) h JOIN kas k ON k.kode_toko = v_toko
        AND k.id_posting = h.id_baris AND k.n = h.n_baris
      WHERE coalesce(k.id_group, k.id_dokumen) IN (SELECT id FROM anggota))
  SELECT coalesce(sum(x.jumlah), 0)::bigint FROM belum_cocok(v_toko, v_rekening) x
  WHERE x.sisi = 'KAS' AND x.id_dokumen IN (SELECT id FROM semua) $$;

-- minta: {no_rekening, id, n}: a row of the book that nobody has matched or taken off already. sisa: what
-- of it was not given back by now; kembali: what the bank has paid back of it.
CREATE OR REPLACE FUNCTION muat_transfer_hilang(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object(
    'akun', akun_dari(v_toko, 'KAS', 'SETORAN') || akun_dari(v_toko, 'REKONSILIASI', 'REKONSILIASI'),
    'terakhir', (SELECT s.id FROM koran_sah(v_toko, minta->>'no_rekening') s
      ORDER BY s.saat DESC LIMIT 1),
    'baris', (SELECT jsonb_build_object('jumlah', b.jumlah, 'dokumen', d.nomor,
        'tgl', to_char(b.tgl, 'YYYY-MM-DD'), 'no_ref', b.no_ref, 'pemegang', pemegang_uang(v_toko, d.id),
        'kembali', kembali_di_bank(v_toko, minta->>'no_rekening', d.id),
        'sisa', least(b.jumlah, sisa_keluarga(v_toko, minta->>'no_rekening', d.id)),
        'status', CASE WHEN a.status = 'BATAL' THEN a.status ELSE s.status END)
      FROM belum_cocok(v_toko, minta->>'no_rekening') b
        JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id_dokumen
        JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
        LEFT JOIN status_dokumen a ON a.kode_toko = v_toko AND a.id = d.id_asal
          AND (d.jenis = 'TAMBAH_TITIPAN' OR d.jenis LIKE 'KWITANSI\_%')
      WHERE b.sisi = 'KAS' AND b.id = (minta->>'id')::uuid AND b.n = (minta->>'n')::int
        AND NOT EXISTS (SELECT FROM hilang_sah(v_toko) h
          WHERE (h.id_baris, h.n_baris) = (b.id, b.n)))) $$;

CREATE OR REPLACE FUNCTION periksa_transfer_hilang(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM periksa_koran(k, isi);
  PERFORM kunci_hilang(k.toko);
  IF muat_transfer_hilang(k.toko, isi)->'baris' IS DISTINCT FROM isi->'baris' THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'kas'));
  END IF;
  RETURN NULL;
END $$;

GRANT EXECUTE ON FUNCTION ada_hilang, hilang_sah, muat_transfer_hilang, uang_hilang TO kencana_app;
