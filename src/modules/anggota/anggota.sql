-- Members in their app (docs/adr/0346). Who calls these is nobody of the shop: they answer no more than
-- what a member may know of himself.

-- A one-time code for a number, to be sent if it is a member's; nothing here says whether it is. The seconds
-- to wait before the next one; 0: it was made. By number and by address.
CREATE OR REPLACE FUNCTION minta_kode_anggota(v_toko text, v_hp text, v_alamat text, v_kode text,
  v_isi text, v_menit int) RETURNS int LANGUAGE plpgsql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE v_id uuid := gen_random_uuid(); v_garam bytea := uuid_send(gen_random_uuid()); v_tunggu int;
BEGIN
  PERFORM pg_advisory_xact_lock(c) FROM (SELECT hashtextextended(kunci, 56) AS c
    FROM unnest(ARRAY['hp ' || v_hp, 'alamat ' || v_alamat]) kunci ORDER BY c) urut;
  SELECT ceil(extract(epoch FROM max(sampai) - clock_timestamp()))::int INTO v_tunggu FROM (
    SELECT max(dibuat) + interval '1 minute' AS sampai FROM kode_anggota WHERE no_hp = v_hp
    UNION ALL (SELECT dibuat + interval '1 hour' FROM kode_anggota WHERE no_hp = v_hp
      ORDER BY dibuat DESC OFFSET 4 LIMIT 1)
    UNION ALL (SELECT dibuat + interval '1 hour' FROM kode_anggota WHERE alamat = v_alamat
      ORDER BY dibuat DESC OFFSET 29 LIMIT 1)) b;
  IF v_tunggu > 0 THEN RETURN v_tunggu; END IF;
  INSERT INTO kode_anggota (id, no_hp, alamat, garam, sidik)
  VALUES (v_id, v_hp, v_alamat, v_garam, sha256(v_garam || convert_to(v_kode, 'UTF8')));
  INSERT INTO pesan_keluar (kode_toko, kunci, oleh, kode_pesan, penerima, isi, rahasia, batas)
  SELECT v_toko, 'KODE_MASUK ' || v_id, 'kencana', 'KODE_MASUK', v_hp, v_isi, true,
    clock_timestamp() + make_interval(mins => v_menit)
  FROM member_dari_hp(v_hp) WHERE kode_member IS NOT NULL;
  RETURN 0;
END $$;

-- Whether this is the code that this number was sent last: five tries from an address, so that a stranger
-- does not kill it, twenty-five from all; one use. A session begins.
CREATE OR REPLACE FUNCTION masuk_anggota(v_hp text, v_kode text, v_alamat text, v_token bytea,
  v_menit int) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE r kode_anggota; v_member text;
BEGIN
  SELECT * INTO r FROM kode_anggota WHERE no_hp = v_hp ORDER BY dibuat DESC LIMIT 1 FOR UPDATE;
  IF r.id IS NULL OR r.dipakai IS NOT NULL OR r.coba >= 25
      OR (r.dicoba->>v_alamat)::int >= 5
      OR r.dibuat < clock_timestamp() - make_interval(mins => v_menit) THEN
    RETURN false;
  END IF;
  SELECT kode_member INTO v_member FROM member_dari_hp(v_hp);
  IF v_member IS NULL OR r.sidik <> sha256(r.garam || convert_to(v_kode, 'UTF8')) THEN
    UPDATE kode_anggota SET coba = coba + 1, dicoba = dicoba || jsonb_build_object(v_alamat,
      coalesce((dicoba->>v_alamat)::int, 0) + 1) WHERE id = r.id;
    RETURN false;
  END IF;
  UPDATE kode_anggota SET dipakai = clock_timestamp() WHERE id = r.id;
  INSERT INTO sesi_anggota (sidik_token, kode_member, no_hp) VALUES (v_token, v_member, v_hp);
  RETURN true;
END $$;

-- Whose session this is: he is a member yet, and the number that he signed in with leads to him. It ends
-- 90 days after its last use.
CREATE OR REPLACE FUNCTION sesi_anggota_kini(v_token bytea)
RETURNS TABLE (kode_member text, nama_member text, no_hp text) LANGUAGE sql VOLATILE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH dilihat AS (UPDATE sesi_anggota SET terakhir = clock_timestamp()
    WHERE sidik_token = v_token AND terakhir BETWEEN clock_timestamp() - interval '90 days'
      AND clock_timestamp() - interval '1 day')
  SELECT m.kode_member, m.nama_member, m.no_hp FROM sesi_anggota s
    JOIN LATERAL member_dari_hp(s.no_hp) m ON m.kode_member = s.kode_member
  WHERE s.sidik_token = v_token AND s.terakhir > clock_timestamp() - interval '90 days' $$;

-- This session, or all of whose session this is.
CREATE OR REPLACE FUNCTION keluar_anggota(v_token bytea, v_semua boolean) RETURNS void LANGUAGE sql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  DELETE FROM sesi_anggota WHERE sidik_token = v_token OR v_semua AND kode_member = (
    SELECT kode_member FROM sesi_anggota WHERE sidik_token = v_token) $$;

-- Codes of yesterday, and sessions that have ended or whose member has.
CREATE OR REPLACE FUNCTION rapikan_anggota(v_banyak int) RETURNS int LANGUAGE plpgsql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE n int; v_sesi int;
BEGIN
  DELETE FROM sesi_anggota WHERE sidik_token IN (SELECT s.sidik_token FROM sesi_anggota s
    WHERE s.terakhir < clock_timestamp() - interval '90 days' OR NOT EXISTS (SELECT FROM member m
      WHERE m.no_hp = s.no_hp AND s.kode_member IN (m.kode_member, m.kode_gabung)) LIMIT v_banyak);
  GET DIAGNOSTICS v_sesi = ROW_COUNT;
  DELETE FROM kode_anggota WHERE id IN (SELECT id FROM kode_anggota
    WHERE dibuat < clock_timestamp() - interval '1 day' LIMIT v_banyak);
  GET DIAGNOSTICS n = ROW_COUNT;
  RETURN greatest(n, v_sesi);
END $$;

-- His promises in a shop that are not over: what it is, how far, until when, what he owes for it.
CREATE OR REPLACE FUNCTION janji_anggota(v_toko text, v_orang uuid[], v_kode text[]) RETURNS TABLE (jenis text,
  nomor text, status text, nama text, tgl date, janji date, sisa bigint)
LANGUAGE sql STABLE AS $$
  SELECT d.jenis, d.nomor, s.status, i.isi->>'nama_barang', d.tgl_system,
    coalesce(i.isi->>'tgl_janji', i.isi->>'jatuh_tempo', (SELECT min(a.tgl)::text
      FROM sisa_angsuran(v_toko, d.id) a WHERE d.jenis = 'CICILAN'))::date,
    greatest(0, CASE d.jenis WHEN 'HUTANG' THEN tebus_hutang(v_toko, d.id)
      WHEN 'CICILAN' THEN (SELECT coalesce(sum(a.sisa), 0) FROM sisa_angsuran(v_toko, d.id) a)
      ELSE sisa_biaya(v_toko, d.id, '{OPEN,VALID,MASUK,SELESAI}') END)::bigint
  FROM unnest(v_orang) o JOIN dokumen d ON d.kode_toko = v_toko AND d.isi ? 'id_pelanggan'
      AND d.isi->>'id_pelanggan' = o::text
    JOIN pelanggan p ON p.kode_toko = v_toko AND p.id = o
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id,
    LATERAL (SELECT isi_dokumen(v_toko, d.id) AS isi) i
  WHERE nomor_milik(p.no_hp, d.saat, v_kode) AND d.jenis IN ('PESANAN', 'SERVICE', 'HUTANG', 'CICILAN')
    AND (s.status IN ('OPEN', 'VALID', 'MASUK', 'SELESAI', 'AKTIF', 'DITAHAN')
      OR s.status = 'LUNAS' AND EXISTS (SELECT FROM barang b WHERE b.kode_toko = v_toko
        AND b.kode_barcode = d.isi->>'kode_barcode' AND b.id_pemegang = d.id
        AND b.status <> 'TERJUAL')) $$;

-- Pieces that a member bought in a shop and has: on these notes, or paid by the month.
CREATE OR REPLACE FUNCTION barang_anggota(v_toko text, v_nota uuid[], v_orang uuid[], v_kode text[])
RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH bawa AS (
    SELECT l.kode_barcode, l.n, l.id FROM penjualan_baris l
    WHERE l.kode_toko = v_toko AND l.id = ANY (v_nota)
    UNION ALL SELECT d.isi->>'kode_barcode', 1, d.id
    FROM unnest(v_orang) o JOIN dokumen d ON d.kode_toko = v_toko AND d.isi ? 'id_pelanggan'
        AND d.isi->>'id_pelanggan' = o::text AND d.jenis = 'CICILAN'
      JOIN pelanggan p ON p.kode_toko = v_toko AND p.id = o
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
        AND s.status IN ('LUNAS', 'DIAMBIL')
    WHERE nomor_milik(p.no_hp, d.saat, v_kode))
  SELECT coalesce(jsonb_agg(b.kode_barcode ORDER BY b.saat DESC, b.nomor DESC, b.n), '[]')
  FROM (SELECT x.kode_barcode, x.n, d.saat, d.nomor FROM bawa x
      JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = x.kode_barcode
        AND b.status = 'TERJUAL' AND b.id_pemegang = x.id
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = x.id
    ORDER BY d.saat DESC, d.nomor DESC, x.n LIMIT 100) b $$;

-- What a member has in a shop: all by his number, those that he had and those of records joined to him
-- (docs/adr/0349, 0415), as the shop wrote it on its notes.
CREATE OR REPLACE FUNCTION muat_anggota(v_toko text, v_member text) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE v_tgl date; v_kode text[]; v_hp text[]; v_orang uuid[]; v_nota uuid[];
BEGIN
  SELECT tgl_system INTO v_tgl FROM toko WHERE kode_toko = v_toko;
  v_kode := ARRAY(SELECT kode_member FROM member WHERE v_member IN (kode_member, kode_gabung));
  v_hp := ARRAY(SELECT no_hp FROM member WHERE kode_member = ANY (v_kode) AND no_hp <> ''
    UNION SELECT no_hp FROM hp_member_dahulu WHERE kode_member = ANY (v_kode));
  v_orang := ARRAY(SELECT id FROM pelanggan WHERE kode_toko = v_toko AND no_hp = ANY (v_hp)
    AND dihapus_pada IS NULL);
  v_nota := ARRAY(SELECT n FROM unnest(v_hp) h, jual_pelanggan(v_toko, NULL, h) n
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = n AND s.status = 'VALID'
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = n
    WHERE nomor_milik(h, d.saat, v_kode));
  RETURN jsonb_build_object('tgl', v_tgl,
    'poin', poin_kini(v_toko, v_member, v_tgl),
    'riwayat', (SELECT coalesce(jsonb_agg(to_jsonb(r) ORDER BY r.tgl DESC, r.urut DESC), '[]')
      FROM (SELECT p.tgl_system AS tgl, p.jenis, p.poin, t.nama_toko, g.urut
        FROM poin p JOIN toko t USING (kode_toko)
          JOIN posting g ON g.kode_toko = p.kode_toko AND g.id = p.id_posting
        WHERE p.kode_member = v_member ORDER BY p.tgl_system DESC, g.urut DESC LIMIT 20) r),
    'kupon', (SELECT coalesce(jsonb_agg(jsonb_build_object('no_kupon', k.no_kupon,
          'nilai', k.nilai_kupon, 'sampai', k.berlaku_sampai)
          ORDER BY k.berlaku_sampai, k.no_kupon), '[]')
      FROM saldo_kupon k WHERE k.kode_toko = v_toko AND k.id_nota = ANY (v_nota) AND k.saldo > 0
        AND k.berlaku_sampai >= v_tgl),
    'barang', barang_anggota(v_toko, v_nota, v_orang, v_kode),
    'janji', (SELECT coalesce(jsonb_agg(to_jsonb(j) ORDER BY j.tgl DESC, j.nomor DESC), '[]')
      FROM janji_anggota(v_toko, v_orang, v_kode) j));
END $$;

GRANT EXECUTE ON FUNCTION keluar_anggota, masuk_anggota, minta_kode_anggota, muat_anggota,
  rapikan_anggota, sesi_anggota_kini TO kencana_app;
