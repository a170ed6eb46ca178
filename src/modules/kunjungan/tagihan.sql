CREATE OR REPLACE FUNCTION dibayar_group(v_toko text, v_group uuid) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(CASE WHEN masuk THEN jumlah ELSE -jumlah END), 0) FROM pembayaran
    WHERE kode_toko = v_toko AND id_group = v_group AND versi_bayar = (
      SELECT max(versi_bayar) FROM pembayaran WHERE kode_toko = v_toko AND id_group = v_group));
END $$;

-- The payments of these groups equal what is due (DOMAIN 3): [{id_group}]. For the validation of
-- an open group, whose list was written earlier.
CREATE OR REPLACE FUNCTION periksa_tagihan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tolak_tagihan(k, id_group, dibayar_group(k.toko, id_group))
  FROM jsonb_to_recordset(isi) AS p(id_group uuid)
  WHERE dibayar_group(k.toko, id_group) <> tagihan_group(k.toko, id_group);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tolak_tagihan(k konteks, v_group uuid, v_dibayar bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tolak('KN014', 'pembayaran_tidak_sama', jsonb_build_object('id_group', v_group,
    'tagihan', tagihan_group(k.toko, v_group), 'dibayar', v_dibayar));
END $$;

-- Whether a deposit has its first money from an order, and not from a payment.
CREATE OR REPLACE FUNCTION titipan_pesanan(v_toko text, v_id uuid) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM titipan_uang
    WHERE kode_toko = v_toko AND id_titipan = v_id AND jenis = 'PESANAN');
END $$;

-- The payments of a titipan hang on it as those of a visit hang on their group. More money for a
-- deposit, and a payment for a promise, is due as its book says.
CREATE OR REPLACE FUNCTION tagihan_group(v_toko text, v_group uuid) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE v_jumlah bigint := (SELECT jumlah FROM titipan WHERE kode_toko = v_toko AND id = v_group
    AND NOT titipan_pesanan(v_toko, v_group));
BEGIN
  IF v_jumlah IS NOT NULL THEN RETURN v_jumlah; END IF;
  v_jumlah := jumlah_kwitansi(v_toko, v_group);
  IF v_jumlah IS NOT NULL THEN RETURN v_jumlah; END IF;
  v_jumlah := (SELECT tagihan FROM nota_manual WHERE kode_toko = v_toko AND id = v_group);
  IF v_jumlah IS NOT NULL THEN RETURN v_jumlah; END IF;
  v_jumlah := (SELECT jumlah FROM titipan_uang
    WHERE kode_toko = v_toko AND id_dokumen = v_group AND jenis = 'TAMBAH');
  IF v_jumlah IS NOT NULL THEN RETURN v_jumlah; END IF;
  RETURN (SELECT coalesce(sum(p.harga_total), 0) FROM penjualan p
      WHERE p.kode_toko = v_toko AND p.id_group = v_group AND nota_terhitung(v_toko, p.id))
    - (SELECT coalesce(sum(p.harga_total), 0) FROM pembelian p
      WHERE p.kode_toko = v_toko AND p.id_group = v_group AND nota_terhitung(v_toko, p.id));
END $$;
