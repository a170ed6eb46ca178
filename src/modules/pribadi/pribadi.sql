CREATE OR REPLACE FUNCTION catat_urusan_pribadi(v_id uuid[], v_tindakan text, v_oleh text, v_alasan text)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  INSERT INTO urusan_pribadi (kode_toko, id_pelanggan, tindakan, oleh, alasan)
  SELECT kode_toko, id, v_tindakan, v_oleh, v_alasan FROM pelanggan
  WHERE kode_toko = toko_kini() AND id = ANY (v_id) $$;

-- Every document that names one of these people: sales, purchases, deposits, promises. A corrected note names
-- whom it was corrected to; whom it named before is still in its book.
CREATE OR REPLACE FUNCTION dokumen_pelanggan(v_toko text, v_id uuid[])
RETURNS TABLE (id_pelanggan uuid, id uuid) LANGUAGE sql STABLE AS $$
  SELECT p.id_pelanggan, p.id FROM penjualan p
  WHERE p.kode_toko = v_toko AND p.id_pelanggan = ANY (v_id)
  UNION SELECT k.id_pelanggan, k.id_penjualan FROM koreksi_penjualan k
  WHERE k.kode_toko = v_toko AND k.id_pelanggan = ANY (v_id)
  UNION SELECT b.id_pelanggan, b.id FROM pembelian b
  WHERE b.kode_toko = v_toko AND b.id_pelanggan = ANY (v_id)
  UNION SELECT t.id_pelanggan, t.id FROM titipan t
  WHERE t.kode_toko = v_toko AND t.id_pelanggan = ANY (v_id)
  UNION SELECT (d.isi->>'id_pelanggan')::uuid, d.id FROM dokumen d
  WHERE d.kode_toko = v_toko AND d.isi ? 'id_pelanggan'
    AND d.isi->>'id_pelanggan' = ANY (v_id::text[]) $$;

-- How many documents each of these people of the shop has, and the day of the last. The owner asks: the wall
-- around the shop keeps the index by person from everybody else.
CREATE OR REPLACE FUNCTION nota_pribadi(v_id uuid[]) RETURNS TABLE (id uuid, nota int, terakhir date)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT o.id_pelanggan, count(*)::int, max(d.tgl_system)
  FROM dokumen_pelanggan(toko_kini(), v_id) o
    JOIN dokumen d ON d.kode_toko = toko_kini() AND d.id = o.id
  GROUP BY o.id_pelanggan $$;

-- What hangs on those: payments, visits, top-ups and cancels name nobody themselves.
CREATE OR REPLACE FUNCTION dokumen_sekitar(v_toko text, v_id uuid[]) RETURNS TABLE (id uuid)
LANGUAGE sql STABLE AS $$
  WITH o AS MATERIALIZED (SELECT p.id FROM dokumen_pelanggan(v_toko, v_id) p),
  anak AS MATERIALIZED (SELECT d.id FROM o JOIN dokumen d ON d.kode_toko = v_toko AND d.id_asal = o.id)
  SELECT o.id FROM o UNION SELECT a.id FROM anak a
  UNION SELECT d.id FROM anak a JOIN dokumen d ON d.kode_toko = v_toko AND d.id_asal = a.id
  UNION SELECT d.id_group FROM o JOIN dokumen d ON d.kode_toko = v_toko AND d.id = o.id
  WHERE d.id_group IS NOT NULL $$;

CREATE OR REPLACE FUNCTION ekspor_pribadi(v_id uuid[], v_oleh text, v_alasan text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = kencana, pg_temp AS
$$ SELECT catat_urusan_pribadi(v_id, 'EKSPOR', v_oleh, v_alasan) $$;

-- The shop's day, or the clock's where the shop has stood still.
CREATE OR REPLACE FUNCTION hari_toko(v_toko text) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT greatest(tgl_system, (waktu_kini() AT TIME ZONE zona)::date) FROM toko
  WHERE kode_toko = v_toko $$;

-- Until when the law wants it kept what one of these people showed: a card so many years after what
-- he did last; a tax number ten after his last note with tax (UU KUP art. 28 (11)), for the month that
-- was filed names him. All rows of this shop that are the same person count: the law keeps a person,
-- however often an address or a tax number made a new row of him. NULL where nothing was seen or done.
CREATE OR REPLACE FUNCTION masa_simpan(v_toko text, v_id uuid[]) RETURNS date LANGUAGE sql STABLE AS $$
  WITH ini AS MATERIALIZED (
    SELECT array_agg(q.id) AS id FROM pelanggan q WHERE q.kode_toko = v_toko AND (q.id = ANY (v_id)
      OR q.id_orang IN (SELECT o.id_orang FROM pelanggan o
        WHERE o.kode_toko = v_toko AND o.id = ANY (v_id) AND o.id_orang IS NOT NULL))),
  p AS (
    SELECT coalesce(bool_or(no_identitas IS NOT NULL OR foto_identitas IS NOT NULL), false) AS kartu,
      coalesce(bool_or(npwp IS NOT NULL), false) AS npwp
    FROM pelanggan, ini WHERE kode_toko = v_toko AND pelanggan.id = ANY (ini.id))
  SELECT greatest(
    max(greatest(d.tgl_system, s.tgl_system)) FILTER (WHERE p.kartu) + make_interval(years =>
      (SELECT angka_parameter(v_toko, 'SIMPAN_IDENTITAS_TAHUN', 5))),
    max(greatest(d.tgl_system, s.tgl_system)) FILTER (WHERE p.npwp AND (
      EXISTS (SELECT FROM penjualan_pajak x WHERE x.kode_toko = v_toko AND x.id = o.id)
      OR EXISTS (SELECT FROM penjualan_baris b WHERE b.kode_toko = v_toko AND b.id = o.id
        AND (b.pajak <> 0 OR b.pajak_termasuk <> 0)))) + interval '10 years')::date
  FROM p, ini, dokumen_pelanggan(v_toko, ini.id) o
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = o.id
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = o.id $$;

-- Keeps the wish of somebody whom the law does not let go yet. @returns the day on which it does
CREATE OR REPLACE FUNCTION minta_hapus_nanti(v_id uuid[], v_oleh text, v_alasan text) RETURNS date
LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE v_toko text := toko_kini(); v_boleh date := masa_simpan(v_toko, v_id);
BEGIN
  IF v_boleh IS NULL OR v_boleh <= hari_toko(v_toko) THEN RETURN NULL; END IF;
  INSERT INTO hapus_nanti SELECT v_toko, p.id, v_boleh, v_oleh, v_alasan FROM pelanggan p
  WHERE p.kode_toko = v_toko AND p.id = ANY (v_id) AND p.dihapus_pada IS NULL ORDER BY p.id
  ON CONFLICT (kode_toko, id_pelanggan) DO UPDATE SET boleh_pada = excluded.boleh_pada,
    oleh = excluded.oleh, alasan = excluded.alasan, saat = excluded.saat;
  RETURN v_boleh;
END $$;

-- Forgets those whose time is over; who did something since waits anew, and so does for a month who
-- has something open. v_masih as of hapus_pribadi. @returns how many were looked at, and the photos
-- that nobody needs now
CREATE OR REPLACE FUNCTION hapus_yang_jatuh(v_masih jsonb, v_most int, OUT n int, OUT foto text[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE v_toko text := toko_kini(); v_hari date := hari_toko(v_toko); v record; v_boleh date;
BEGIN
  n := 0; foto := '{}';
  FOR v IN SELECT h.* FROM hapus_nanti h WHERE h.kode_toko = v_toko AND h.boleh_pada <= v_hari
      ORDER BY h.boleh_pada, h.id_pelanggan LIMIT v_most FOR UPDATE LOOP
    n := n + 1;
    v_boleh := masa_simpan(v_toko, ARRAY[v.id_pelanggan]);
    IF v_boleh > v_hari THEN
      UPDATE hapus_nanti SET boleh_pada = v_boleh
      WHERE kode_toko = v_toko AND id_pelanggan = v.id_pelanggan;
      CONTINUE;
    END IF;
    BEGIN
      foto := foto || hapus_pribadi(ARRAY[v.id_pelanggan], v.oleh, v.alasan, v_masih);
      DELETE FROM hapus_nanti WHERE kode_toko = v_toko AND id_pelanggan = v.id_pelanggan;
    EXCEPTION WHEN SQLSTATE 'KN422' THEN
      UPDATE hapus_nanti SET boleh_pada = v_hari + 30
      WHERE kode_toko = v_toko AND id_pelanggan = v.id_pelanggan;
    WHEN SQLSTATE 'KN404' THEN
      DELETE FROM hapus_nanti WHERE kode_toko = v_toko AND id_pelanggan = v.id_pelanggan;
    END;
  END LOOP;
END $$;

-- Whether a row means this member: its number was surely his when it was made, or it is of his name, too. A guest
-- of another name may be somebody else, who had the number before him, or all the while that it was written down
-- as this member's by a slip of the pen.
CREATE OR REPLACE FUNCTION baris_milik(p pelanggan, m member) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN lower(p.nama_customer) = lower(m.nama_member)
    THEN nomor_milik(p.no_hp, p.dibuat, ARRAY[m.kode_member])
    ELSE nomor_pasti(p.no_hp, p.dibuat, m) AND NOT EXISTS (SELECT FROM hp_member_dahulu h
      WHERE h.kode_member = m.kode_member AND h.no_hp = p.no_hp AND h.dari = m.tgl_daftar
        AND p.dibuat BETWEEN h.dari AND h.sampai) END $$;

-- Rows of a shop and the members whom they mean: a row that was made of a member that one, any other whoever had
-- its number when it was made (docs/adr/0117). Numbers go on to other people. Who asks names rows or members: a
-- join of each way to a number finds them by its index. Where no number ever changed, day and name alone decide.
CREATE OR REPLACE FUNCTION baris_member(v_toko text) RETURNS TABLE (id uuid, kode_member text)
LANGUAGE sql STABLE AS $$
  SELECT p.id, m.kode_member FROM member m
    JOIN pelanggan p ON p.kode_toko = v_toko AND p.id = id_member(m.kode_member, m.tgl_daftar)
  WHERE p.dihapus_pada IS NULL
  UNION ALL SELECT p.id, m.kode_member FROM member m
    JOIN pelanggan p ON p.kode_toko = v_toko AND p.no_hp = m.no_hp AND p.no_hp <> ''
  WHERE p.dihapus_pada IS NULL AND m.no_hp <> ''
    AND (p.dibuat >= m.tgl_daftar - 1 OR lower(p.nama_customer) = lower(m.nama_member))
    AND (NOT EXISTS (SELECT FROM hp_member_dahulu h WHERE h.kode_member = m.kode_member)
        AND NOT EXISTS (SELECT FROM hp_member_dahulu h WHERE h.no_hp = p.no_hp)
      OR baris_milik(p, m))
    AND NOT EXISTS (SELECT FROM member s WHERE id_member(s.kode_member, s.tgl_daftar) = p.id)
  UNION ALL SELECT p.id, m.kode_member FROM hp_member_dahulu h
    JOIN member m ON m.kode_member = h.kode_member
    JOIN pelanggan p ON p.kode_toko = v_toko AND p.no_hp = h.no_hp AND p.no_hp <> ''
  WHERE p.dihapus_pada IS NULL AND baris_milik(p, m)
    AND NOT EXISTS (SELECT FROM member s WHERE id_member(s.kode_member, s.tgl_daftar) = p.id) $$;

CREATE OR REPLACE FUNCTION kode_pribadi(v_toko text, v_id uuid[]) RETURNS TABLE (id uuid, kode_member text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT DISTINCT b.id, b.kode_member FROM baris_member(v_toko) b WHERE b.id = ANY (v_id) $$;

-- The rows of this shop that mean these members.
CREATE OR REPLACE FUNCTION baris_dari_member(v_toko text, v_kode text[]) RETURNS TABLE (id uuid, kode_member text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT DISTINCT b.id, b.kode_member FROM baris_member(v_toko) b WHERE b.kode_member = ANY (v_kode) $$;

-- Members of these codes, whomever they were joined to, and all records that were joined to those.
CREATE OR REPLACE FUNCTION member_pribadi(v_kode text[]) RETURNS SETOF member LANGUAGE sql STABLE AS $$
  WITH m AS (SELECT coalesce(kode_gabung, kode_member) FROM member WHERE kode_member = ANY (v_kode))
  SELECT b.* FROM member b WHERE b.dihapus_pada IS NULL
    AND (b.kode_member IN (TABLE m) OR b.kode_gabung IN (TABLE m)) $$;

-- Gives a member without a row one, so that what is done with a customer can be done with him, and stands in
-- the same book. A row that was made so before says what he is now.
CREATE OR REPLACE FUNCTION pelanggan_member(v_id uuid[]) RETURNS void LANGUAGE sql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  INSERT INTO pelanggan (kode_toko, id, nama_customer, alamat_customer, no_hp, jenis_pelanggan)
  SELECT toko_kini(), id_member(m.kode_member, m.tgl_daftar), m.nama_member, coalesce(m.alamat_member, ''),
    m.no_hp, 'MEMBER'
  FROM member m WHERE m.dihapus_pada IS NULL AND id_member(m.kode_member, m.tgl_daftar) = ANY (v_id)
  ON CONFLICT (kode_toko, id) DO UPDATE SET nama_customer = excluded.nama_customer,
    alamat_customer = excluded.alamat_customer, no_hp = excluded.no_hp
  WHERE pelanggan.dihapus_pada IS NULL $$;

-- They are forgotten with them (docs/adr/0349): the chain has them from whoever says this
-- number. The code stays in the books of points, of nobody; its points pay nothing any more.
CREATE OR REPLACE FUNCTION hapus_member(v_kode text[]) RETURNS void LANGUAGE sql AS $$
  UPDATE member SET nama_member = '', no_hp = '', alamat_member = NULL, kode_kota = NULL,
    kode_kecamatan = NULL, tgl_lahir = NULL, email = NULL, bahasa = NULL, saluran = NULL,
    aktif = false, dihapus_pada = now()
  WHERE kode_member = ANY (v_kode) AND dihapus_pada IS NULL $$;

-- Forgets them, and drafts that name them, messages to them, and what they are as members. Refused while
-- something of theirs is still open, and while the law wants a card kept.
-- v_masih: {terbuka: {kind of document: [states in which it is open]}, foto: [facts that are photos of
-- a person]}. @returns the photos that nobody needs now
CREATE OR REPLACE FUNCTION hapus_pribadi(v_id uuid[], v_oleh text, v_alasan text, v_masih jsonb) RETURNS text[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE
  v_toko text := toko_kini(); v_nomor text; v_foto text[]; v_bukti text[]; v_hp text[]; v_nama text[]; v_kartu text[];
  v_boleh date; v_kode text[];
BEGIN
  SELECT array_agg(foto_identitas), array_agg(no_hp), array_agg(lower(nama_customer)),
    array_agg(no_identitas) || array_agg(npwp) INTO v_foto, v_hp, v_nama, v_kartu
  FROM (SELECT * FROM pelanggan WHERE kode_toko = v_toko AND id = ANY (v_id)
    AND dihapus_pada IS NULL ORDER BY id FOR UPDATE) p;
  IF v_hp IS NULL THEN PERFORM tolak('KN404', 'pelanggan_tidak_ada'); END IF;
  SELECT d.nomor INTO v_nomor FROM dokumen_pelanggan(v_toko, v_id) o
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = o.id
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = o.id
    LEFT JOIN saldo_janji l ON l.kode_toko = v_toko AND l.id = o.id
  WHERE v_masih->'terbuka'->s.jenis ? s.status OR l.saldo > 0
  ORDER BY d.nomor LIMIT 1;
  IF v_nomor IS NOT NULL THEN
    PERFORM tolak('KN422', 'pelanggan_masih_berurusan', jsonb_build_object('nomor', v_nomor));
  END IF;
  v_boleh := masa_simpan(v_toko, v_id);
  IF v_boleh > hari_toko(v_toko) THEN
    PERFORM tolak('KN422', 'identitas_masa_simpan',
      jsonb_build_object('tgl', v_boleh));
  END IF;
  SELECT array_agg(i.isi->>f.nama) INTO v_bukti FROM dokumen_pelanggan(v_toko, v_id) o,
    LATERAL (SELECT isi_dokumen(v_toko, o.id) AS isi) i,
    jsonb_array_elements_text(v_masih->'foto') AS f(nama) WHERE i.isi->>f.nama IS NOT NULL;
  -- What people wrote about his documents may name him.
  v_bukti := v_bukti || ARRAY(SELECT jsonb_array_elements_text(c.lampiran) FROM catatan_dokumen c
    WHERE c.kode_toko = v_toko AND c.id_dokumen IN (SELECT o.id FROM dokumen_sekitar(v_toko, v_id) o));
  UPDATE catatan_dokumen c SET catatan = '', lampiran = '[]', dihapus_oleh = coalesce(c.dihapus_oleh, v_oleh),
    dihapus_pada = coalesce(c.dihapus_pada, now())
  WHERE c.kode_toko = v_toko AND c.id_dokumen IN (SELECT o.id FROM dokumen_sekitar(v_toko, v_id) o);
  -- A signature is a mark of the person, and what it stands under says his name.
  WITH h AS (DELETE FROM tanda_tangan t WHERE t.kode_toko = v_toko
      AND t.id_dokumen IN (SELECT o.id FROM dokumen_sekitar(v_toko, v_id) o) RETURNING t.gambar)
  SELECT v_bukti || coalesce(array_agg(gambar) FILTER (WHERE gambar IS NOT NULL), '{}') INTO v_bukti FROM h;
  PERFORM catat_urusan_pribadi(v_id, 'HAPUS', v_oleh, v_alasan);
  v_kode := ARRAY(SELECT m.kode_member
    FROM member_pribadi(ARRAY(SELECT k.kode_member FROM kode_pribadi(v_toko, v_id) k)) m);
  -- A member is of the chain: what other shops told him goes too. Their keys stay: nothing is told twice.
  UPDATE pesan_keluar q SET penerima = '', isi = '', galat = NULL,
    status = CASE WHEN status IN ('TERKIRIM', 'SAMPAI', 'DIBACA') THEN status ELSE 'BATAL' END,
    selesai = coalesce(selesai, clock_timestamp())
  WHERE (q.kode_toko, q.id) IN (SELECT p.kode_toko, p.id FROM toko t, pesan_pribadi(t.kode_toko, '{}', v_kode) p
    WHERE t.kode_toko <> v_toko);
  DELETE FROM pesan_keluar q WHERE q.kode_toko = v_toko
    AND q.id IN (SELECT p.id FROM pesan_pribadi(v_toko, v_id, v_kode) p);
  PERFORM hapus_draf_pribadi(v_toko, v_hp, v_nama, v_kartu, v_kode);
  PERFORM hapus_member(v_kode);
  UPDATE pelanggan SET nama_customer = '', alamat_customer = '', no_hp = '', jenis_identitas = NULL,
    no_identitas = NULL, foto_identitas = NULL, npwp = NULL, dihapus_pada = now()
  WHERE kode_toko = v_toko AND id = ANY (v_id) AND dihapus_pada IS NULL;
  v_foto := v_bukti || ARRAY(SELECT DISTINCT f FROM unnest(v_foto) f WHERE f IS NOT NULL AND NOT EXISTS (
    SELECT FROM pelanggan p WHERE p.kode_toko = v_toko AND p.foto_identitas = f));
  -- On the list of what may be swept: a power cut before their files are deleted leaves nothing behind.
  INSERT INTO unggahan (kode_toko, gambar, oleh) SELECT v_toko, f, v_oleh FROM unnest(v_foto) f
  WHERE f IS NOT NULL ON CONFLICT DO NOTHING;
  RETURN v_foto;
END $$;

-- Nobody is forgotten without an entry, also today; and whom an entry forgot is forgotten.
CREATE OR REPLACE FUNCTION audit_urusan_pribadi(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT kalimat FROM (
    SELECT format('Pelanggan %s dihapus tanpa catatan siapa yang meminta', p.id) AS kalimat
    FROM pelanggan p WHERE p.kode_toko = v_toko AND p.dihapus_pada IS NOT NULL AND NOT EXISTS (
      SELECT FROM urusan_pribadi u WHERE u.kode_toko = v_toko AND u.id_pelanggan = p.id
        AND u.tindakan = 'HAPUS')
    UNION ALL
    SELECT format('Pelanggan %s tercatat dihapus %s, datanya masih ada', u.id_pelanggan,
      u.saat::date)
    FROM urusan_pribadi u LEFT JOIN pelanggan p ON p.kode_toko = v_toko AND p.id = u.id_pelanggan
    WHERE u.kode_toko = v_toko AND u.tindakan = 'HAPUS' AND p.dihapus_pada IS NULL) b LIMIT 1 $$;

GRANT EXECUTE ON FUNCTION dokumen_pelanggan, dokumen_sekitar, ekspor_pribadi, hapus_pribadi, hapus_yang_jatuh,
  kode_pribadi, baris_dari_member, member_pribadi, minta_hapus_nanti, nota_pribadi, pelanggan_member TO kencana_app;
